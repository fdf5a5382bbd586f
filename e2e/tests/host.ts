import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * The site on a host of the test's own, which passes on what the site's server answers. It can deploy a second version
 * (every page marked, the scripts at another address and no longer at the old one), break a file, withdraw the service
 * worker, and go away.
 */
export class Host {
  version: 1 | 2 = 1;
  /** A file that cannot be had. */
  broken: string | null = null;
  /** Whether the host has withdrawn its service worker, as an export with `--no-worker` does. */
  withdrawn = false;
  /** The addresses that were asked for. */
  readonly asked: string[] = [];
  private readonly workers = new Map<string, string>();

  private constructor(
    private readonly upstream: string,
    private readonly server: Server,
  ) {}

  static async start(upstream: string): Promise<Host> {
    const server = createServer((request, response) => void host.answer(request, response));
    const host = new Host(upstream, server);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return host;
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "/";
    this.asked.push(path);
    try {
      const isBroken = this.broken !== null && path.endsWith(this.broken);
      const { status, headers, body } = isBroken ? text(500, "text/plain", "broken") : await this.bring(path);
      response.writeHead(status, headers).end(body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  }

  private async bring(path: string): Promise<Answer> {
    if (path.startsWith("/sw.js")) return text(200, "text/javascript", await this.worker());
    if (this.version === 2 && /^\/assets\/app-\w+\//.test(path) && !isSecond(path)) return text(404, "text/plain", "gone");
    const answer = await this.fetched(path.replace(/^(\/assets\/app-\w+?)-second\//, "$1/"));
    return { ...answer, body: this.changed(answer) };
  }

  private async fetched(path: string): Promise<Answer> {
    const response = await fetch(new URL(path, this.upstream), { redirect: "manual" });
    const headers = Object.fromEntries(response.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "etag", "last-modified"]) delete headers[name];
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }

  private changed({ headers, body }: Answer): Buffer {
    if (!headers["content-type"]?.startsWith("text/html")) return body;
    let page = body.toString();
    if (this.withdrawn) page = page.replace(/ data-worker="[^"]*"/, "");
    if (this.version === 2) page = page.replace("<html ", '<html data-version="2" ').replace(/\/assets\/app-\w+/g, "$&-second");
    return Buffer.from(page);
  }

  /** The worker with the list of what this host has now. */
  private async worker(): Promise<string> {
    if (this.withdrawn) return readFileSync(new URL("../../app/site/src/worker/stop.js", import.meta.url), "utf8");
    const known = this.workers.get(String(this.version));
    if (known) return known;
    const source = (await this.fetched("/sw.js")).body.toString();
    const [, list, code] = /^const SITE=(.*);\n([^]*)$/.exec(source)!;
    const site = JSON.parse(list!);
    if (this.version === 2) {
      site.version = "second";
      for (const files of [site.shell, ...Object.values(site.languages)] as Record<string, string>[]) {
        for (const [file, hash] of Object.entries(files)) {
          delete files[file];
          const name = file.replace(/^assets\/app-\w+/, "$&-second");
          files[name] = name === "" || name.endsWith("/") ? await this.hash(`/${name}`) : hash;
        }
      }
    }
    const worker = `const SITE=${JSON.stringify(site)};\n${code}`;
    this.workers.set(String(this.version), worker);
    return worker;
  }

  private async hash(path: string) {
    return createHash("sha256").update((await this.bring(path)).body).digest("base64");
  }
}

const isSecond = (path: string) => /^\/assets\/app-\w+-second\//.test(path);

const text = (status: number, type: string, body: string): Answer => ({
  status,
  headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" },
  body: Buffer.from(body),
});
