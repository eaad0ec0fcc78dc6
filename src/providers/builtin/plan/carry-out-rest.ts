import type { ActOf, FirstKind, KnownKind } from "../act-kinds";
import type { Act } from "../meaning/acts";
import { addNodeStep } from "./changes/step-add-node";
import { changeStep, mergeStep } from "./changes/step-change";
import { addEdgeStep, removeEdgeStep, renameStep } from "./changes/step-edits";
import { fileStep } from "./changes/step-files";
import { moveStep } from "./changes/step-move";
import { clearGraphStep, removeStep } from "./changes/step-remove";
import { undoPartText } from "./changes/undo-part";
import type { Desk } from "./desk";
import { noChoiceText } from "./looks/no-choice";
import { askColorStep } from "./looks/step-ask-color";
import { clearLooksOfStep, clearStylesStep, unstyleStep } from "./looks/step-clear";
import { foldStep } from "./looks/step-fold";
import { styleByStep, styleStep } from "./looks/step-style";
import { swapColorsStep } from "./looks/step-swap";
import { unhideStep } from "./looks/step-unhide";
import {
  deselectStep,
  fitStep,
  historyStep,
  layoutStep,
  selectMoreStep,
  showAllStep,
  viewStep,
} from "./looks/step-view";
import { type Step, textIn } from "./outcome";
import { aboutStep, noAlgorithmStep } from "./questions/step-about";
import { algorithmStep } from "./questions/step-algorithm";
import { basisText } from "./questions/step-basis";
import { cannotText, lacksText, noSuchText } from "./questions/step-beyond";
import { communitiesStep } from "./questions/step-communities";
import { degreeStep } from "./questions/step-degree";
import { sampleStep, shareStep } from "./questions/step-facts";
import { howToText } from "./questions/step-how-to";
import { existsStep, joinedStep } from "./questions/step-joined";
import { cutOffStep, moreOfStep } from "./questions/step-more";
import { alongStep, pathStep, stopsStep } from "./questions/step-path";
import { aggregateStep, rankStep, rankTiedStep } from "./questions/step-rank";
import { repeatedStep } from "./questions/step-repeated";
import { sidesStep } from "./questions/step-sides";
import { spreadStep } from "./questions/step-spread";
import { stateStep } from "./questions/step-state";
import { componentsStep, describeStep, summaryStep, typesStep } from "./questions/step-structure";
import { tableStep } from "./questions/step-table";
import { schemaStep, valuesStep } from "./questions/step-values";
import { edgeValueStep, sameValueStep, sideBySideStep, versusStep } from "./questions/step-versus";
import { whyStep } from "./questions/step-why";

type RestKind = Exclude<KnownKind, FirstKind>;
type RestAct = Exclude<Act, ActOf<FirstKind>>;

type Steps = {
  readonly [Kind in RestKind]: (act: Act & { readonly do: Kind }, desk: Desk) => Step<string> | string;
};

/** Each kind of act with what carries it out. */
const steps: Steps = {
  summary: (_, desk) => summaryStep(desk),
  algorithm: algorithmStep,
  joined: joinedStep,
  degree: degreeStep,
  exists: ({ name }, desk) => existsStep(name, desk),
  sameValue: sameValueStep,
  sideBySide: sideBySideStep,
  versus: versusStep,
  cutOff: ({ name }, desk) => cutOffStep(name, desk),
  edgeValue: edgeValueStep,
  share: shareStep,
  cannot: cannotText,
  lacks: lacksText,
  noSuch: noSuchText,
  talk: aboutStep,
  noAlgorithm: noAlgorithmStep,
  components: ({ asks }, desk) => componentsStep(asks, desk),
  sample: sampleStep,
  values: valuesStep,
  types: ({ what }, desk) => typesStep(what, desk),
  schema: ({ target }, desk) => schemaStep(target, desk),
  rank: ({ what, rank }, desk) => rankStep(what, rank, desk),
  rankTied: rankTiedStep,
  aggregate: aggregateStep,
  describe: ({ what, property }, desk) => describeStep(what, property, desk),
  path: pathStep,
  why: whyStep,
  styles: (act, desk) => stateStep(act.do, desk),
  selection: (act, desk) => stateStep(act.do, desk),
  whichLayout: (act, desk) => stateStep(act.do, desk),
  moreOf: moreOfStep,
  sides: sidesStep,
  repeated: repeatedStep,
  howTo: howToText,
  along: alongStep,
  stops: stopsStep,
  basis: (_, desk) => basisText(desk),
  table: ({ what }, desk) => tableStep(what, desk),
  askColor: ({ what }, desk) => askColorStep(what, desk),
  spread: spreadStep,
  noChoice: noChoiceText,
  unhide: ({ what }, desk) => unhideStep(what, desk),
  style: ({ what, style }, desk) => styleStep(what, style, desk),
  styleBy: styleByStep,
  unstyle: ({ layers }, desk) => unstyleStep(layers, desk),
  clearStyles: ({ looks }, desk) => clearStylesStep(looks, desk),
  clearLooks: clearLooksOfStep,
  swapColors: swapColorsStep,
  layout: layoutStep,
  deselect: (_, desk) => deselectStep(desk),
  select: ({ mode, what }, desk) =>
    mode === undefined ? viewStep("select", what, desk) : selectMoreStep(what, mode, desk),
  hide: (act, desk) => viewStep(act.do, act.what, desk),
  only: (act, desk) => viewStep(act.do, act.what, desk),
  zoom: (act, desk) => viewStep(act.do, act.what, desk),
  showAll: (_, desk) => showAllStep(desk),
  fit: (_, desk) => fitStep(desk),
  fold: foldStep,
  undoOf: (_, desk) => undoPartText(desk),
  undo: historyStep,
  redo: historyStep,
  load: fileStep,
  save: fileStep,
  export: fileStep,
  exportOf: fileStep,
  addNode: addNodeStep,
  addEdge: (act, desk) => (act.isMove === true ? moveStep(act, desk) : addEdgeStep(act, desk)),
  removeEdge: ({ from, to }, desk) => removeEdgeStep(from, to, desk),
  rename: ({ what, to }, desk) => renameStep(what, to, desk),
  set: changeStep,
  adjust: changeStep,
  unset: changeStep,
  communities: communitiesStep,
  merge: mergeStep,
  remove: ({ what }, desk) => removeStep(what, desk),
  clearGraph: (_, desk) => clearGraphStep(desk),
};

/** What the first questions seldom ask: it is loaded with the first message that does, or before, when there is time. */
export function* carryOutRest(act: RestAct, desk: Desk): Step<string> {
  // Border: the row of its kind takes the act.
  const carryOut = steps[act.do] as (act: RestAct, desk: Desk) => Step<string> | string;
  const told = carryOut(act, desk);
  return typeof told === "string" ? told : yield* amongShown(told, desk);
}

/** Says of what was computed under a filter that it holds for what is shown alone. */
function* amongShown(step: Step<string>, { say }: Desk): Step<string> {
  let isOfShown = false;
  let next = step.next();
  while (!next.done) {
    const outcomes = yield next.value;
    isOfShown ||= next.value.some(
      ({ name }, at) =>
        (name === "runAlgorithm" || name === "rankNodes") && textIn(outcomes[at]?.data ?? {}, "filter") !== "",
    );
    next = step.next(outcomes);
  }
  const text = next.value;
  return isOfShown && text !== "" && !text.includes(say.amongShown) ? `${text} ${say.amongShown}` : text;
}
