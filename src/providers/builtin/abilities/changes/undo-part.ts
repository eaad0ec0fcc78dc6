import type { Exchange } from "@/ai/history/messages";
import { isHarmless } from "../../meaning/act-effects";
import type { Act } from "../../meaning/acts";
import { recordedActs } from "../../meaning/recorded-acts";
import { type ActOf, saying, unchanged } from "../ability";

type Part = ActOf<"undoOf">;

const kinds: Readonly<Record<Part["kind"], readonly Act["do"][]>> = {
  rename: ["rename"],
  remove: ["remove", "removeEdge", "clearGraph"],
  set: ["set", "adjust", "unset"],
  addNode: ["addNode"],
  addEdge: ["addEdge"],
  merge: ["merge"],
  hide: ["hide", "only"],
  layout: ["layout"],
  color: ["style"],
  size: ["style"],
};

/** "undo the renaming": the last message is taken back and what else it asked for is done again. */
export function withUndoneParts(acts: readonly Act[], history: readonly Exchange[]): readonly Act[] {
  return acts.flatMap((act) => (act.do === "undoOf" ? undone(act, history) : [act]));
}

function undone(part: Part, history: readonly Exchange[]): readonly Act[] {
  const before = history.slice(0, -1).flatMap((exchange) => {
    const changes = (recordedActs(exchange) ?? []).filter((act) => !isHarmless(act));
    return changes.length === 0 ? [] : [changes];
  });
  const last = before.at(-1) ?? [];
  const isMeant = (act: Act): boolean =>
    kinds[part.kind].includes(act.do) && (act.do !== "style" || part.kind in act.style);
  const isAgain = last.every(
    (act) => isMeant(act) || !("what" in act) || act.what.base === "all" || act.what.base === "names",
  );
  const isPlain = last.some(isMeant) && isAgain && !last.some(({ do: name }) => name === "undo" || name === "redo");
  if (!isPlain && (part.kind === "color" || part.kind === "size")) return [{ do: "clearStyles", looks: [part.kind] }];
  if (!isPlain) return [part];
  return [{ do: "undo", steps: 1 }, ...last.flatMap((act) => (isMeant(act) ? withoutLook(act, part) : [act]))];
}

/** "undo only the size": what else the look said stays. */
function withoutLook(act: Act, { kind }: Part): readonly Act[] {
  if (act.do !== "style" || (kind !== "color" && kind !== "size")) return [];
  const { [kind]: _, ...style } = act.style;
  return Object.keys(style).length === 0 ? [] : [{ ...act, style }];
}

/** It was not in the last message, or the rest cannot be done again as it was. */
export const undoOf = saying("undoOf", (_, { say }) => {
  return unchanged(say.noSuchChange, "changed", say.sayUndo);
});
