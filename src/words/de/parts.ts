import type { Words } from "../words";

export const parts: Words["parts"] = {
  selectNode: (label) => `${label} auswählen`,
  useSelected: (label) => `${label}: den ausgewählten Knoten nehmen`,
  deletedSince: "Inzwischen gelöscht",
  noSuchNodeHere: "Diesen Knoten gibt es in diesem Graphen nicht",
  noSuchNode: "(kein solcher Knoten)",
};
