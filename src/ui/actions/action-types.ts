import type { LucideIcon } from "lucide-react";
import type { Words } from "@/words/words";
import type { Services } from "../services";

export type ActionGroup = "edit" | "select" | "view" | "panels" | "file" | "chat";

/** One action of the page: the same behind a shortcut, a menu, the palette and the help sheet. */
export interface Action {
  /** "edit.undo"; stable, used by menus to pick theirs. */
  readonly id: string;
  readonly group: ActionGroup;
  readonly title: (words: Words) => string;
  readonly icon?: LucideIcon;
  /** "Mod+Z" (Mod = Ctrl, or Cmd on a Mac), "Shift+F", "?", "Delete"; the first one is shown. */
  readonly keys?: readonly string[];
  /** Its keys work while text is typed too. */
  readonly inText?: boolean;
  /** null or absent: it can run; else why not, for a tooltip. */
  readonly refusal?: (services: Services, words: Words) => string | null;
  readonly run: (services: Services) => void;
}
