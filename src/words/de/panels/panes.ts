import type { PanelWords } from "../../words";

export const panes: PanelWords["panes"] = {
  useSelected: (label) => `${label}: den ausgewählten Knoten nehmen`,
};
