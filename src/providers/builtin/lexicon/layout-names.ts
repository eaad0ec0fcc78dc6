/** Layouts as answers speak of them. */
export const layoutNames: Readonly<Record<string, string>> = {
  force: "by forces: linked nodes stand close together",
  circle: "in a circle",
  grid: "in a grid",
  concentric: "in rings",
  layered: "in layers",
  random: "at random",
  geographic: "as a map",
  noverlap: "so that none overlap",
};
