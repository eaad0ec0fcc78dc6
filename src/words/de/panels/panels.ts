import type { Words } from "../../words";

export const panels: Words["panels"] = {
  data: { title: "Daten" },
  style: { title: "Stil", mark: "Stile sind an" },
  layout: { title: "Anordnung" },
  filter: { title: "Filter", mark: "ein Filter ist an" },
  analyse: { title: "Analyse" },
  documents: { title: "Dokumente" },
};
