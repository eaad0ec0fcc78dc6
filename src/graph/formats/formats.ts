export interface FileFormat {
  /** With the dot. */
  readonly extension: string;
  readonly title: string;
}

/** What `readGraph` opens, as the drop zone names it. */
export const fileFormats: readonly FileFormat[] = [
  { extension: ".json", title: "JSON (Parley, node-link, Cytoscape)" },
  { extension: ".csv", title: "CSV edge list" },
  { extension: ".tsv", title: "Tab-separated edge list" },
];
