import type { CommandName } from "@/commands/registry/all-commands";
import type { CommandWords } from "../../command-words";
import { countedOrNone, nodes, some } from "./counts";

/** What people read of the commands of groups, and of which part of a database is shown. */
export const groupCommands = {
  changeShown: {
    doing: "Ausschnitt ändern",
    done: (f) => (f.count === 0 ? "Nichts weiter zu zeigen" : `Ausschnitt geändert: ${nodes(f.count)}`),
    failed: "Der Ausschnitt ließ sich nicht ändern",
  },
  foldGroups: {
    doing: "Gruppen falten",
    done: (f) =>
      f.to === "unfold"
        ? `${countedOrNone(f.count, "Gruppe", "Gruppen")} entfaltet`
        : `${countedOrNone(f.count, "Gruppe", "Gruppen")} nach ${f.name} gefaltet`,
    failed: "Die Gruppen ließen sich nicht falten",
  },
  groupNodes: {
    doing: "Knoten gruppieren",
    done: (f) => `${some(f)} gruppiert`,
    failed: "Die Knoten ließen sich nicht gruppieren",
  },
  ungroupNodes: {
    doing: "Gruppen auflösen",
    done: (f) => `${nodes(f.count)} aus Gruppen gelöst`,
    failed: "Die Gruppen ließen sich nicht auflösen",
  },
} as const satisfies Partial<Record<CommandName, CommandWords>>;
