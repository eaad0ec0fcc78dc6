import { assertNever } from "@/lib/assert-never";
import type { ActOf, AnswerKind, ChangeKind, FirstKind } from "../act-kinds";
import type { Act } from "../meaning/acts";
import { changeStep, mergeStep } from "./changes/step-change";
import { addEdgeStep, addNodeStep, clearGraphStep, removeEdgeStep, removeStep, renameStep } from "./changes/step-edits";
import { fileStep } from "./changes/step-files";
import { undoPartText } from "./changes/undo-part";
import type { Desk } from "./desk";
import { noChoiceText } from "./looks/no-choice";
import { askColorStep } from "./looks/step-ask-color";
import { clearLooksOfStep, clearStylesStep, unstyleStep } from "./looks/step-clear";
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
import type { Step } from "./outcome";
import { aboutStep, noAlgorithmStep } from "./questions/step-about";
import { algorithmStep } from "./questions/step-algorithm";
import { amongStep } from "./questions/step-among";
import { basisText } from "./questions/step-basis";
import { cannotText, lacksText, noSuchText } from "./questions/step-beyond";
import { communitiesStep } from "./questions/step-communities";
import { degreeStep } from "./questions/step-degree";
import { sampleStep, shareStep } from "./questions/step-facts";
import { figuresText } from "./questions/step-figures";
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

/** What the first questions seldom ask: it is loaded with the first message that does, or before, when there is time. */
export function* carryOutRest(act: Exclude<Act, ActOf<FirstKind>>, desk: Desk): Step<string> {
  switch (act.do) {
    case "summary":
      return yield* summaryStep(desk);
    case "algorithm":
      return yield* algorithmStep(act, desk);
    case "joined":
      return yield* joinedStep(act, desk);
    case "degree":
      return yield* degreeStep(act, desk);
    case "exists":
      return yield* existsStep(act.name, desk);
    case "sameValue":
      return yield* sameValueStep(act, desk);
    case "sideBySide":
      return yield* sideBySideStep(act, desk);
    case "versus":
      return yield* versusStep(act, desk);
    case "cutOff":
      return yield* cutOffStep(act.name, desk);
    case "edgeValue":
      return yield* edgeValueStep(act, desk);
    case "share":
      return yield* shareStep(act, desk);
    case "cannot":
      return cannotText(act, desk);
    case "lacks":
      return lacksText(act, desk);
    case "noSuch":
      return noSuchText(act, desk);
    case "talk":
      return yield* aboutStep(act, desk);
    case "noAlgorithm":
      return yield* noAlgorithmStep(act, desk);
    case "components":
      return yield* componentsStep(act.asks, desk);
    case "sample":
      return yield* sampleStep(act, desk);
    case "values":
      return yield* valuesStep(act, desk);
    case "types":
      return yield* typesStep(act.what, desk);
    case "schema":
      return yield* schemaStep(act.target, desk);
    case "rank":
      return yield* rankStep(act.what, act.rank, desk);
    case "rankTied":
      return yield* rankTiedStep(act, desk);
    case "aggregate":
      return yield* aggregateStep(act, desk);
    case "describe":
      return yield* describeStep(act.what, act.property, desk);
    case "path":
      return yield* pathStep(act, desk);
    case "why":
      return yield* whyStep(act, desk);
    case "styles":
    case "selection":
    case "whichLayout":
      return yield* stateStep(act.do, desk);
    default:
      return yield* answer(act, desk);
  }
}

function* answer(act: ActOf<AnswerKind | ChangeKind>, desk: Desk): Step<string> {
  switch (act.do) {
    case "moreOf":
      return yield* moreOfStep(act, desk);
    case "sides":
      return yield* sidesStep(act, desk);
    case "repeated":
      return yield* repeatedStep(act, desk);
    case "howTo":
      return howToText(act, desk);
    case "along":
      return yield* alongStep(act, desk);
    case "stops":
      return yield* stopsStep(act, desk);
    case "basis":
      return basisText(desk);
    case "figures":
      return figuresText(act);
    case "table":
      return yield* tableStep(act.what, desk);
    case "askColor":
      return yield* askColorStep(act.what, desk);
    case "spread":
      return yield* spreadStep(act, desk);
    case "among":
      return yield* amongStep(act, desk);
    case "noChoice":
      return noChoiceText(act, desk);
    case "unhide":
      return yield* unhideStep(act.what, desk);
    default:
      return yield* change(act, desk);
  }
}

function* change(act: ActOf<ChangeKind>, desk: Desk): Step<string> {
  switch (act.do) {
    case "style":
      return yield* styleStep(act.what, act.style, desk);
    case "styleBy":
      return yield* styleByStep(act, desk);
    case "unstyle":
      return yield* unstyleStep(act.layers, desk);
    case "clearStyles":
      return yield* clearStylesStep(act.looks, desk);
    case "clearLooks":
      return yield* clearLooksOfStep(act, desk);
    case "swapColors":
      return yield* swapColorsStep(act, desk);
    case "layout":
      return yield* layoutStep(act, desk);
    case "deselect":
      return yield* deselectStep(desk);
    case "select":
      return act.mode === undefined
        ? yield* viewStep("select", act.what, desk)
        : yield* selectMoreStep(act.what, act.mode, desk);
    case "hide":
    case "only":
    case "zoom":
      return yield* viewStep(act.do, act.what, desk);
    case "showAll":
      return yield* showAllStep(desk);
    case "fit":
      return yield* fitStep(desk);
    case "undoOf":
      return undoPartText(desk);
    case "undo":
    case "redo":
      return yield* historyStep(act, desk);
    case "load":
    case "save":
    case "export":
    case "exportOf":
      return yield* fileStep(act, desk);
    case "addNode":
      return yield* addNodeStep(act, desk);
    case "addEdge":
      return yield* addEdgeStep(act, desk);
    case "removeEdge":
      return yield* removeEdgeStep(act.from, act.to, desk);
    case "rename":
      return yield* renameStep(act.what, act.to, desk);
    case "set":
    case "adjust":
    case "unset":
      return yield* changeStep(act, desk);
    case "communities":
      return yield* communitiesStep(act, desk);
    case "merge":
      return yield* mergeStep(act, desk);
    case "remove":
      return yield* removeStep(act.what, desk);
    case "clearGraph":
      return yield* clearGraphStep(desk);
    default:
      return assertNever(act);
  }
}
