import type { Words } from "../../words";

export const drawer: Words["drawer"] = {
  table: "Tabelle",
  open: "Tabelle öffnen",
  close: "Tabelle schließen",
  nodes: "Knoten",
  edges: "Kanten",
  show: "Zeilen",
  height: "Höhe der Tabelle",
};
