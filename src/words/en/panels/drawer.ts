/** The edge of the table under the canvas, which is there while the table is closed. */
export const drawer = {
  table: "Table",
  open: "Open the table",
  close: "Close the table",
  nodes: "Nodes",
  edges: "Edges",
  show: "Rows",
  height: "Height of the table",
};
