/** Words of the legend on the canvas. */
export const legend = {
  title: "Legend",
  nodes: "Nodes",
  edges: "Edges",
  open: "Open the legend",
  close: "Close the legend",
  toggle: "Show or hide the legend",
  editStyles: "Edit the styles",
  select: (name: string) => `Select ${name}`,
  editStyle: (name: string) => `Style of ${name}`,
  hide: (name: string) => `Hide ${name}`,
  show: (name: string) => `Show ${name}`,
  isHidden: "hidden",
  scale: (low: string, middle: string, high: string) => `Scale from ${low} over ${middle} to ${high}`,
};
