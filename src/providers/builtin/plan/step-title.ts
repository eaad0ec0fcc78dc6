import { capital } from "../answer/words";
import type { Act, Ref } from "../meaning/acts";
import type { StepBetween, StepWith } from "../say/en/plan";
import type { Speech } from "../say/speech";

/** A line of the checklist, in the language of the message. */
export function titleOf(act: Act, say: Speech): string {
  return capital(lineOf(act, say));
}

function lineOf(act: Act, say: Speech): string {
  switch (act.do) {
    case "held":
    case "partly":
      return lineOf(act.act, say);
    case "lost":
      return act.gist === "" || say.language !== "en" ? say.plainSteps.notUnderstood : act.gist;
    case "path":
    case "addEdge":
    case "removeEdge":
      return between(act.do, act, say);
    case "addNode":
      return say.stepsOf.add(act.name);
    case "load":
      return say.stepsOf.load(act.name);
    case "style": {
      const { color } = act.style;
      const what = thingsOf(act.what, say);
      return color === undefined ? say.stepsOf.style(what) : say.stepsWith.colour(what, say.word(color));
    }
    default:
      return "what" in act && !("measure" in act)
        ? ofThings(act, say)
        : say.plainSteps[ownLine(act.do, say.plainSteps)];
  }
}

function between(kind: StepBetween, { from, to }: { readonly from: string; readonly to: string }, say: Speech): string {
  return from === "" ? say.plainSteps[kind] : say.stepsBetween[kind](from, to);
}

function ofThings(act: Extract<Act, { readonly what: Ref }>, say: Speech): string {
  const what = thingsOf(act.what, say);
  const more = moreOf(act);
  return more === null ? say.stepsOf[ownLine(act.do, say.stepsOf)](what) : say.stepsWith[more.kind](what, more.word);
}

function moreOf(act: Extract<Act, { readonly what: Ref }>): { readonly kind: StepWith; readonly word: string } | null {
  switch (act.do) {
    case "styleBy":
      return { kind: "styleBy", word: act.property };
    case "rank":
      return { kind: "rank", word: act.rank.by };
    case "set":
    case "adjust":
      return { kind: "change", word: act.property };
    case "unset":
      return { kind: "unset", word: act.property };
    case "rename":
      return { kind: "rename", word: act.to };
    case "save":
      return { kind: "save", word: act.name };
    default:
      return null;
  }
}

function thingsOf({ names, one, many, isAll }: Ref, say: Speech): string {
  return names !== undefined && names.length > 0
    ? say.list(names)
    : say.stepThings(say.thing({ one, many }).many, isAll);
}

/** The line of a kind's own name, or of the one it is told as. */
function ownLine<Line extends string>(
  kind: Act["do"],
  lines: Readonly<Record<Line | "question", unknown>>,
): Line | "question" {
  const name = titledAs[kind] ?? kind;
  const has = (line: string): line is Line => line in lines;
  return has(name) ? name : "question";
}

const titledAs: Partial<Record<Act["do"], string>> = {
  aggregate: "figure",
  undoOf: "undo",
  rankTied: "rank",
  exportOf: "export",
  askColor: "style",
};
