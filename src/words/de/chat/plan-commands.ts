import type { CommandWords } from "../../command-words";
import { countedOrNone } from "./counts";

/** The commands by which a model orders its work. */
export const planCommands: Readonly<Record<"setPlan" | "updatePlan" | "findCommands", CommandWords>> = {
  setPlan: {
    doing: "Plan aufstellen",
    done: (f) => `Plan mit ${countedOrNone(f.count, "Schritt", "Schritten")} aufgestellt`,
    failed: "Der Plan ließ sich nicht aufstellen",
  },
  updatePlan: {
    doing: "Plan ändern",
    done: () => "Plan aktualisiert",
    failed: "Der Plan ließ sich nicht ändern",
  },
  findCommands: {
    doing: "Befehle suchen",
    done: (f) => `Nach Befehlen gesucht: ${f.name}`,
    failed: "Die Suche nach Befehlen schlug fehl",
  },
};
