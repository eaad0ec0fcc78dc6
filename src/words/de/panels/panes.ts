import type { AllWords } from "../../words";

export const panes: AllWords["panes"] = {
  useSelected: (label) => `${label}: den ausgewählten Knoten nehmen`,
};
