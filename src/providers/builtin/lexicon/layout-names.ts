/** Layouts as answers speak of them. */
export const layoutNames: Readonly<Record<string, string>> = {
  force: "by their links",
  circle: "in a circle",
  grid: "in a grid",
  concentric: "in rings",
  layered: "in layers",
  random: "at random",
  geographic: "on a map",
  noverlap: "without overlaps",
};
