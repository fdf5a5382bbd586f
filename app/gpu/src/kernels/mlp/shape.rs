/// A matrix product by its sizes and strides, all in elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Rows of the result.
    pub rows: u32,
    /// Columns of the result.
    pub columns: u32,
    /// Terms of each sum.
    pub inner: u32,
    /// From row to row of the first factor.
    pub a_row: u32,
    /// From term to term of the first factor.
    pub a_inner: u32,
    /// From term to term of the second factor.
    pub b_inner: u32,
    /// From column to column of the second factor.
    pub b_column: u32,
}

impl Shape {
    /// A·B, of m×k and k×n.
    #[must_use]
    pub fn plain(m: u32, k: u32, n: u32) -> Self {
        Self { rows: m, columns: n, inner: k, a_row: k, a_inner: 1, b_inner: n, b_column: 1 }
    }

    /// A·Bᵀ, of m×k and n×k.
    #[must_use]
    pub fn second_transposed(m: u32, k: u32, n: u32) -> Self {
        Self { b_inner: 1, b_column: k, ..Self::plain(m, k, n) }
    }

    /// Aᵀ·B, of k×m and k×n.
    #[must_use]
    pub fn first_transposed(m: u32, k: u32, n: u32) -> Self {
        Self { a_row: 1, a_inner: m, ..Self::plain(m, k, n) }
    }

    /// A matrix that is worked on element by element.
    #[must_use]
    pub fn elements(rows: u32, columns: u32) -> Self {
        Self { rows, columns, inner: 0, a_row: 0, a_inner: 0, b_inner: 0, b_column: 0 }
    }
}
