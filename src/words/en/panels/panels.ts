type PanelWords = { readonly title: string } & Readonly<Record<string, unknown>>;

/** The panels of the rail: the title of each, and the other texts of a panel that has few. The rail needs them from the start. */
export const panels = {
  data: { title: "Data" },
  style: { title: "Style", mark: "styles are on" },
  layout: { title: "Layout" },
  filter: { title: "Filter", mark: "a filter is on" },
  analyse: { title: "Analyse" },
  documents: { title: "Documents" },
} satisfies Readonly<Record<string, PanelWords>>;
