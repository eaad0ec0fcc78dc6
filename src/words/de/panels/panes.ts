import type { Words } from "../../words";

export const panes: Words["panes"] = {
  useSelected: (label) => `${label}: den ausgewählten Knoten nehmen`,
};
