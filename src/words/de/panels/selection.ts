import type { Words } from "../../words";

export const selection: Words["selection"] = {
  all: "Alles auswählen",
  invert: "Auswahl umkehren",
  none: "Auswahl aufheben",
  grow: "Auswahl erweitern",
  shrink: "Auswahl verkleinern",
  sameType: "Alle vom selben Typ auswählen",
  between: "Kanten zwischen den ausgewählten Knoten auswählen",
  previous: "Vorige Auswahl",
  save: "Auswahl als Menge speichern",
  hide: "Auswahl ausblenden",
  only: "Nur die Auswahl zeigen",
  showAll: "Alles zeigen",
  nothingSelected: "Nichts ist ausgewählt.",
  noNodeSelected: "Kein Knoten ist ausgewählt.",
  twoNodes: "Wählen Sie mindestens zwei Knoten aus.",
  noTypes: "Die Elemente haben keine Typen.",
  noPrevious: "Es gibt keine frühere Auswahl.",
  nothingHidden: "Nichts ist ausgeblendet.",
};
