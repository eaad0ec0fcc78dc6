export interface FileFormat {
  /** With the dot. */
  readonly extensions: readonly string[];
  /** As the drop zone names it: the same in every language. */
  readonly title: string;
}

/** What `readGraph` opens. */
export const fileFormats: readonly FileFormat[] = [
  { extensions: [".csv", ".tsv", ".txt"], title: "CSV" },
  { extensions: [".json", ".cyjs"], title: "JSON" },
  { extensions: [".graphml", ".xml"], title: "GraphML" },
  { extensions: [".gexf"], title: "GEXF" },
  { extensions: [".gml"], title: "GML" },
];

/** For a file chooser. */
export const acceptedFiles = fileFormats.flatMap(({ extensions }) => extensions).join(",");

/** As the drop zone names them. */
export const acceptedFormats = fileFormats.map(({ title }) => title);
