import { lossText } from "@parley/formats/losses";
import { counted } from "@/lib/english";

/** Pictures and files of the graph. */
export const exporting = {
  title: "Export",
  kind: "Export as",
  kinds: { picture: "A picture", data: "Data" },
  format: "Format",
  pictures: { png: "PNG", svg: "SVG" },
  pictureHints: {
    png: "For slides and documents.",
    svg: "Sharp at any size, editable in drawing programs. Labels stay text, with their font.",
  },
  size: "Size",
  sizes: { "1": "1×", "2": "2×", "4": "4×" },
  part: "Content",
  parts: { whole: "Whole graph", view: "Current view", selection: "Selection" },
  theme: "Colours",
  themes: { shown: "As on the page", light: "Light", dark: "Dark" },
  transparent: "Transparent background",
  legend: "With the legend",
  preview: "Preview",
  drawing: "Drawing the preview…",
  notDrawn: (reason: string) => `I could not draw the preview: ${reason}`,
  /** Empty: all labels are there. */
  withoutLabel: ({ nodes, edges }: { readonly nodes: number; readonly edges: number }) => {
    const counts = [...(nodes > 0 ? [counted(nodes, "node")] : []), ...(edges > 0 ? [counted(edges, "edge")] : [])];
    return counts.length === 0 ? "" : `No room for the labels of ${counts.join(" and ")}.`;
  },
  nothing: "Nothing to draw: the graph is empty, or the filter hides everything.",
  noSelection: "Nothing is selected.",
  formats: {
    json: "Parley (JSON)",
    cytoscape: "Cytoscape (JSON)",
    "node-link": "Node-link (JSON)",
    graphml: "GraphML",
    gexf: "GEXF",
    gml: "GML",
    dot: "DOT",
    pajek: "Pajek",
    xlsx: "Excel (XLSX)",
    "edges-csv": "Edges (CSV)",
    "nodes-csv": "Nodes (CSV)",
  },
  formatHints: {
    json: "Everything: data, positions, styles, sets and filter.",
    cytoscape: "For Cytoscape and Cytoscape.js. Keeps current colours and sizes.",
    "node-link": "For networkx, d3 and others. Without styles.",
    graphml: "For yEd, Gephi, networkx, igraph. Styles as in yEd; lists and records as JSON.",
    gexf: "For Gephi. Keeps current colours and sizes; records as JSON.",
    gml: "For networkx, igraph, yEd. All data, without styles.",
    dot: "For Graphviz. Attributes as text and numbers, without styles.",
    pajek: "For Pajek. Labels, weights and directions only.",
    xlsx: "For Excel and other spreadsheets: a sheet of nodes and a sheet of edges.",
    "edges-csv": "One edge per row, for spreadsheets. Formulas are neutralised.",
    "nodes-csv": "One node per row, for spreadsheets. Formulas are neutralised.",
  },
  lossesTitle: "Not included in this file",
  losses: lossText,
  dataParts: { whole: "Whole graph", shown: "Visible part", selection: "Selection" },
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
};
