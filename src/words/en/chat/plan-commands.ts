import type { CommandWords } from "../../command-words";
import { countedOrNone } from "./counts";

/** The commands by which a model orders its work. */
export const planCommands: Readonly<Record<"setPlan" | "updatePlan" | "findCommands", CommandWords>> = {
  setPlan: {
    doing: "Making a plan",
    done: (f) => `Planned ${countedOrNone(f.count, "step")}`,
    failed: "Could not make a plan",
  },
  updatePlan: {
    doing: "Changing the plan",
    done: () => "Updated the plan",
    failed: "Could not change the plan",
  },
  findCommands: {
    doing: "Finding commands",
    done: (f) => `Looked for commands: ${f.name}`,
    failed: "Could not find commands",
  },
};
