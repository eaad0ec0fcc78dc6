import type { ActOf, FirstKind } from "../act-kinds";
import { joinTexts } from "../answer/join-texts";
import { plainText } from "../answer/words";
import type { Act } from "../meaning/acts";
import type { Guess } from "../meaning/guess";
import type { Speech } from "../say/speech";
import type { Desk } from "./desk";
import type { Step } from "./outcome";
import { countStep, findStep } from "./questions/step-facts";
import { heldText, helloText, helpText, lostText } from "./questions/step-talk";

/** One act, call by call, to the sentence that tells of it. */
export type CarryOut = (act: Act, desk: Desk, isQuiet: boolean) => Step<string>;

const inFirst = new Set<Act["do"]>(["hello", "thanks", "help", "held", "lost", "count", "find"]);

/** Carries out these acts, and with them what has to be loaded for it. */
export async function carryOutFor(acts: readonly Act[]): Promise<CarryOut> {
  return createCarryOut(acts.every(isFirst) ? null : (await import("./carry-out-rest")).carryOutRest);
}

function isFirst(act: Act): boolean {
  return act.do === "partly" ? isFirst(act.act) : inFirst.has(act.do);
}

type CarryOutRest = (act: Exclude<Act, ActOf<FirstKind>>, desk: Desk) => Step<string>;

/** What they answer with stands as it is, whatever else was said. */
const tellsOfOne: ReadonlySet<Act["do"]> = new Set(["values", "describe", "exists"]);

/** Yes, no or a value of one that was named is what was asked; a list may be another one than was meant. */
function beside(text: string, note: string, act: Act, { say }: Desk): string {
  if (text === "" || note === "") return text;
  const isPlain = tellsOfOne.has(act.do) || say.yesOrNo.some((word) => text.startsWith(word));
  return joinTexts(isPlain ? [text, note] : [note, text]);
}

/** Why an answer may not be what was asked: the word that was ignored, or the noun that nothing here is called. */
function doubtText({ doubt }: Act & Guess, { say, guessed }: Desk): string {
  const words = (doubt?.ignored ?? []).map((word) => plainText(say.word(word)));
  if (words.length > 0) return say.leftOut(words);
  if (doubt === undefined) return guessed === null ? "" : readAsText(guessed, say);
  return doubt.noun === undefined ? "" : say.strangeNoun(plainText(say.word(doubt.noun)));
}

/** In the language of the answer, or not at all. */
function readAsText(guessed: string, say: Speech): string {
  const said = say.request(guessed);
  return say.language === "en" || said !== guessed ? say.readAs([plainText(said)]) : "";
}

function createCarryOut(rest: CarryOutRest | null): CarryOut {
  const carryOut: CarryOut = function* (act, desk, isQuiet): Step<string> {
    const text = yield* carriedOut(act, desk, isQuiet);
    return "isGuess" in act && !desk.isUnmet ? beside(text, doubtText(act, desk), act, desk) : text;
  };
  return carryOut;

  function* carriedOut(act: Act, desk: Desk, isQuiet: boolean): Step<string> {
    if (desk.isStuck && "what" in act && act.what.base === "message") return "";
    switch (act.do) {
      case "hello":
        return helloText(desk);
      case "thanks":
        return desk.say.thanks;
      case "help":
        return helpText(desk);
      case "held":
        return heldText(act, desk);
      case "lost":
        return lostText(act, desk);
      case "partly": {
        const text = yield* carryOut(act.act, desk, isQuiet);
        return beside(text, desk.say.leftOut([plainText(act.words)]), act.act, desk);
      }
      case "count":
        return yield* countStep(act.what, desk);
      case "find":
        return yield* findStep(act.what, desk, isQuiet);
      default:
        return rest === null ? "" : yield* rest(act, desk);
    }
  }
}
