import type { KnownKind } from "../act-kinds";
import { capital } from "../answer/words";
import type { Act, Ref } from "../meaning/acts";
import type { PlainStep, StepBetween, StepOfThings, StepWith } from "../say/en/plan";
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
      act.do satisfies KnownKind;
      return "what" in act && !("measure" in act) ? ofThings(act, say) : say.plainSteps[plain[act.do] ?? "question"];
  }
}

function between(kind: StepBetween, { from, to }: { readonly from: string; readonly to: string }, say: Speech): string {
  return from === "" ? say.plainSteps[kind] : say.stepsBetween[kind](from, to);
}

function ofThings(act: Extract<Act, { readonly what: Ref }>, say: Speech): string {
  const what = thingsOf(act.what, say);
  const more = moreOf(act);
  return more === null ? say.stepsOf[things[act.do] ?? "question"](what) : say.stepsWith[more.kind](what, more.word);
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
      act.do satisfies KnownKind;
      return null;
  }
}

function thingsOf({ names, one, many, isAll }: Ref, say: Speech): string {
  return names !== undefined && names.length > 0
    ? say.list(names)
    : say.stepThings(say.thing({ one, many }).many, isAll);
}

const things: Partial<Record<Act["do"], StepOfThings>> = {
  count: "count",
  find: "find",
  sample: "sample",
  describe: "describe",
  types: "types",
  values: "values",
  rankTied: "rank",
  clearLooks: "clearLooks",
  select: "select",
  hide: "hide",
  unhide: "unhide",
  only: "only",
  zoom: "zoom",
  remove: "remove",
  merge: "merge",
  exportOf: "export",
  askColor: "style",
};

const plain: Partial<Record<Act["do"], PlainStep>> = {
  hello: "hello",
  thanks: "thanks",
  help: "help",
  summary: "summary",
  aggregate: "figure",
  share: "share",
  communities: "communities",
  algorithm: "algorithm",
  components: "components",
  clearStyles: "clearStyles",
  unstyle: "unstyle",
  swapColors: "swapColors",
  deselect: "deselect",
  showAll: "showAll",
  fit: "fit",
  fold: "fold",
  layout: "layout",
  clearGraph: "clearGraph",
  export: "export",
  undo: "undo",
  undoOf: "undo",
  redo: "redo",
};
