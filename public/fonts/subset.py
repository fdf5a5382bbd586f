"""Cuts the site's fonts out of Eczar; README.md, beside this file, tells how to run it and what it leaves out.

    python3 subset.py <folder of @fontsource-variable/eczar's .woff2 files> <folder for ours>
"""

import sys
from collections import defaultdict
from pathlib import Path

from fontTools.otlLib import builder
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.ttLib.woff2 import WOFF2FlavorData

# What each file covers, as `unicode-range` in style/base.css says it.
LATIN = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0©«\u00ad°±·»¿×÷"
    + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüıŒœ"
    + "–—‘’‚“”„•…−"
)
TURKISH = "ĞğİŞş"

# The copyright, the licence and what `fvar` refers to.
NAMES = [0, 14]

# Those with b, h and k are left out: most of what is set in Eczar is letter-spaced, which turns ligatures off, and the
# rest, verdicts and the names of languages, has none of them.
LIGATURES = {"f_f.liga", "f_i.liga", "f_j.liga", "f_l.liga", "f_t.liga"}


def cut(source, letters):
    font = TTFont(source, recalcTimestamp=False)
    # The same bytes whether or not uharfbuzz is installed.
    font.cfg["fontTools.ttLib.tables.otBase:USE_HARFBUZZ_REPACKER"] = False
    # Named instances are for font menus; CSS asks for a weight.
    font["fvar"].instances = []
    keep_ligatures(font)

    options = Options()
    # Eczar's Latin has no ccmp, its marks are parts of letters, and its locl is for Romanian.
    options.layout_features = ["kern", "liga"]
    options.layout_scripts = ["DFLT", "latn"]
    options.name_IDs = NAMES
    options.hinting = False
    options.notdef_outline = True
    # STAT is for font menus too; without HVAR, browsers take advance widths from gvar, which has the same numbers.
    options.drop_tables += ["STAT", "HVAR"]
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    missing = set(map(ord, letters)) - set(font.getBestCmap())
    if missing:
        sys.exit(f"{source} lacks {' '.join(map(hex, sorted(missing)))}")

    # No mark is left that a rule would have to know.
    font["GDEF"].table.GlyphClassDef = None
    if not font["GSUB"].table.LookupList.Lookup:
        del font["GSUB"]
    repack_kerning(font)
    font["post"].formatType = 3.0
    return font


def keep_ligatures(font):
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in map(unwrapped, lookup.SubTable):
            for first, ligatures in getattr(table, "ligatures", {}).items():
                table.ligatures[first] = [one for one in ligatures if one.LigGlyph in LIGATURES]


def unwrapped(table):
    return getattr(table, "ExtSubTable", table)


def kerning(font):
    """Every pair of glyphs that is kerned, with its advance and the device that varies it."""
    pairs = {}
    order = font.getGlyphOrder()
    for lookup in font["GPOS"].table.LookupList.Lookup:
        # The first table that knows a pair wins.
        for table in reversed(list(map(unwrapped, lookup.SubTable))):
            for row, left in enumerate(table.Coverage.glyphs):
                if table.Format == 1:
                    for record in table.PairSet[row].PairValueRecord:
                        pairs[left, record.SecondGlyph] = value(record.Value1)
                else:
                    records = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                    for right in order:
                        pairs[left, right] = value(records[table.ClassDef2.classDefs.get(right, 0)].Value1)
    return {pair: kern for pair, kern in pairs.items() if kern != (0, None)}


def value(record):
    return getattr(record, "XAdvance", 0), getattr(record, "XAdvDevice", None)


def repack_kerning(font):
    """Writes the same kerning as one table of classes, and pair by pair only where it varies with the weight."""
    [lookup] = font["GPOS"].table.LookupList.Lookup
    kern = kerning(font)
    order = font.getGlyphOrder()
    varying = {left for (left, _), (_, device) in kern.items() if device}
    steady = [glyph for glyph in order if glyph not in varying]

    def advance(left, right):
        return kern.get((left, right), (0, None))[0]

    lefts, rights = defaultdict(list), defaultdict(list)
    for left in steady:
        lefts[tuple(advance(left, right) for right in order)].append(left)
    for right in order:
        rights[tuple(advance(left, right) for left in steady)].append(right)
    classes = {
        (tuple(left), tuple(right)): (record(advance(left[0], right[0])), None)
        for row, left in lefts.items()
        for column, right in rights.items()
        if any(row) and any(column)
    }
    single = {pair: (record(*kern[pair]), None) for pair in kern if pair[0] in varying}
    glyphs = font.getReverseGlyphMap()
    tables = [builder.buildPairPosGlyphsSubtable(single, glyphs)] if single else []
    tables.append(builder.buildPairPosClassesSubtable(classes, glyphs, 4, 0))
    lookup.LookupType, lookup.SubTable, lookup.SubTableCount = 2, tables, len(tables)
    if kerning(font) != kern:
        sys.exit("the kerning has changed")


def record(advance, device=None):
    made = ValueRecord()
    made.XAdvance = advance
    if device:
        made.XAdvDevice = device
    return made


def save(font, path):
    font.flavor = "woff2"
    font.flavorData = WOFF2FlavorData(transformedTables={"glyf", "loca", "hmtx"})
    font.save(path)
    print(f"{path.name} {path.stat().st_size}")


def main(sources, ours):
    save(cut(sources / "eczar-latin-wght-normal.woff2", LATIN), ours / "eczar-latin.woff2")
    save(cut(sources / "eczar-latin-ext-wght-normal.woff2", TURKISH), ours / "eczar-turkish.woff2")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
