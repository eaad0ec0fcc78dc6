/** Colours that are things too. */
export const thingColors: ReadonlySet<string> = new Set(
  "tomato olive plum orchid salmon coral lavender lime gold silver navy".split(" "),
);
