/** Bounds of a recipe: far beyond what a conversation makes, far below what would hold the page up. */
export const mostCalls = 200;
export const mostParameters = 500;
export const mostName = 120;
/** Bytes of a file. */
export const mostBytes = 1_000_000;
