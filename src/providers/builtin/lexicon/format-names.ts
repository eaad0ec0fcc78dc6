/** Forms a graph is written in, as answers speak of them. */
export const formatNames = [
  "JSON",
  "GraphML",
  "GEXF",
  "GML",
  "DOT",
  "Pajek",
  "Excel",
  "CSV (edges or nodes)",
  "Cytoscape",
  "node-link JSON",
  "PNG",
  "SVG",
];
