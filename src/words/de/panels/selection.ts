import type { Words } from "../../words";

export const selection: Words["selection"] = {
  all: "Alles auswählen",
  invert: "Auswahl umkehren",
  none: "Nichts auswählen",
  grow: "Auswahl um die Nachbarn erweitern",
  shrink: "Auswahl um ihren Rand verkleinern",
  sameType: "Alle vom selben Typ auswählen",
  between: "Kanten zwischen den ausgewählten Knoten auswählen",
  previous: "Zurück zur vorigen Auswahl",
  save: "Auswahl als Menge speichern",
  hide: "Auswahl ausblenden",
  only: "Nur die Auswahl zeigen",
  showAll: "Alles zeigen",
  nothingSelected: "Nichts ist ausgewählt.",
  noNodeSelected: "Kein Knoten ist ausgewählt.",
  twoNodes: "Wählen Sie mindestens zwei Knoten aus.",
  noTypes: "Die Elemente haben keine Typen.",
  noPrevious: "Vor dieser Auswahl gab es keine andere.",
  nothingHidden: "Nichts ist ausgeblendet.",
};
