/** `PARLEY_DRAWING=fast` runs the suites of the canvas, as they are, over the fast view; `test:long` does that too. */
export const isFast = process.env["PARLEY_DRAWING"] === "fast";

/** WebGL in software. */
export const webGlArgs = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
