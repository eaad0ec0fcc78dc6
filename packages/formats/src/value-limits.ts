/** An attribute has a place for each element: what few elements share takes room for all. */
export const mostCells = 150_000_000;

/** Defaults give each element as many values as there are: a small file could fill the memory with them. */
export const mostDefaults = 5_000_000;
