import type { Act } from "../../../meaning/acts";
import { rule } from "../../grammar-types";

/** Steps taken back and done again. */
export const stepRules = [
  rule("Request", "undo", () => undo(1)),
  rule("Request", "undo change", () => undo(1), 0.1),
  rule("Request", "undo last? Num change", (steps) => counted(steps)),
  rule("Request", "undo Num last change", (steps) => counted(steps)),
  rule("Request", "undo Num times", (steps) => counted(steps)),
  rule("Request", "go_back Num change", (steps) => counted(steps), 0.1),
  rule("Request", "undo Num change back", (steps) => counted(steps)),
  rule("Request", "undo twice", () => undo(2)),
  rule("Request", "undo thrice", () => undo(3)),
  rule("Request", "undo once", () => undo(1)),
  rule("Request", "undo everything", () => undo(1, true)),
  rule("Request", "undo all", () => undo(1, true), -0.5),
  rule("Request", "undo both_steps", () => undo(1, true), 0.1),
  rule("Request", "undo all change", () => undo(1, true), -0.4),
  rule("Request", "go_back the_original", () => undo(1, true)),
  rule("Request", "undo the_original", () => undo(1, true)),
  rule("Request", "whoops undo", () => undo(1), -0.1),
  rule("Request", "redo", () => redo(1)),
  rule("Request", "redo Num times", (steps) => (isCount(steps) ? redo(steps) : null)),
  rule("Request", "redo last? Num change", (steps) => (isCount(steps) ? redo(steps) : null)),
  rule("Request", "redo twice", () => redo(2)),
  rule("Request", "redo everything", () => redo(1, true)),
  rule("Request", "redo both_steps", () => redo(1, true), 0.1),
  rule("Request", "redo all change", () => redo(1, true), -0.1),
];

const parts = [
  ["a_rename", "rename"],
  ["a_removal", "remove"],
  ["a_change", "set"],
  ["an_adding", "addNode"],
  ["a_connecting", "addEdge"],
  ["a_merge", "merge"],
  ["a_hiding", "hide"],
  ["a_layout", "layout"],
] as const;

const looks = [
  ["colour", "color"],
  ["Color", "color"],
  ["size", "size"],
] as const;

/** One of several changes of a message; of a look only where the rest is to stay, else all looks of that sort go. */
export const partRules = [...parts, ...looks].flatMap(([words, kind], at) => [
  ...(at < parts.length ? [rule("Request", `undo_part ${words}`, () => undoOf(kind), 0.1)] : []),
  rule("Request", `undo_part only ${words}`, () => undoOf(kind), 0.1),
  rule("Request", `undo_part ${words} but_keep spared_word`, () => undoOf(kind)),
]);

function isCount(steps: number): boolean {
  return Number.isInteger(steps) && steps > 0;
}

function counted(steps: number): readonly Act[] | null {
  return isCount(steps) ? undo(steps) : null;
}

function undo(steps: number, isAll = false): readonly Act[] {
  return [{ do: "undo", steps, ...(isAll ? { isAll } : {}) }];
}

function redo(steps: number, isAll = false): readonly Act[] {
  return [{ do: "redo", steps, ...(isAll ? { isAll } : {}) }];
}

/** The last change of this kind, and no other. */
function undoOf(kind: (Act & { readonly do: "undoOf" })["kind"]): readonly Act[] {
  return [{ do: "undoOf", kind }];
}
