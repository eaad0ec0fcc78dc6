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
    done: () => "Plan auf den neuen Stand gebracht",
    failed: "Der Plan ließ sich nicht ändern",
  },
  findCommands: {
    doing: "Nach einem Weg suchen",
    done: (f) => `Nach einem Weg gesucht: ${f.name}`,
    failed: "Die Suche nach einem Weg ging nicht",
  },
};
