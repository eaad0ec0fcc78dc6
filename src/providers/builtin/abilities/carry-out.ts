import { joinTexts, plainText } from "../answer/words";
import type { Act } from "../meaning/acts";
import type { Guess } from "../meaning/guess";
import type { Step } from "../plan/outcome";
import type { PlanRun } from "../plan/plan-run";
import { isPlainAct, resolvePlain } from "../plan/resolve/resolve-plain";
import { type Ability, type Kind, type Reply, toReply } from "./ability";
import { firstAbilities } from "./first-abilities";

/** One act, call by call, to what is told of it. */
export type CarryOut = (act: Act, run: PlanRun, isQuiet: boolean) => Step<Reply>;

type Abilities = Readonly<Partial<Record<Kind, Ability>>>;

interface Means {
  readonly carryOut: CarryOut;
  /** Finds out whom an act is about. */
  readonly resolve: PlanRun["resolve"];
}

/** What it takes to carry out these acts: the rarer abilities come with the first act that needs one. */
export async function meansFor(acts: readonly Act[]): Promise<Means> {
  if (acts.every(isPlainAct)) return { carryOut: carryOutBy(firstAbilities), resolve: resolvePlain };
  const { resolve, abilities } = (await import("./all-abilities")).everything;
  return { carryOut: carryOutBy(abilities), resolve };
}

function carryOutBy(abilities: Abilities): CarryOut {
  return function* carryOut(act, run, isQuiet): Step<Reply> {
    const left = leftText(act, run);
    if (left !== null) return { text: left };
    if (act.do === "partly") {
      const inner = yield* carryOut(act.act, run, isQuiet);
      return beside(inner, run.say.leftOut([plainText(act.words)]), act.act);
    }
    const one = abilities[act.do];
    const reply = one === undefined ? { text: "" } : toReply(yield* one.plan(act, run, isQuiet));
    return "isGuess" in act && !run.isUnmet ? beside(reply, doubtText(act, run), act) : reply;
  };
}

/** What is said of an act that refers to what came to nothing; null: it is carried out. */
function leftText(act: Act, { isStuck, say }: PlanRun): string | null {
  const base = isStuck && "what" in act ? act.what.base : null;
  if (isStuck === "fault") return base === "message" || base === "previous" ? say.restLeft : null;
  return base === "message" ? "" : null;
}

/** What they answer with stands as it is, whatever else was said. */
const tellsOfOne: ReadonlySet<Act["do"]> = new Set(["values", "describe", "exists"]);

/** Yes, no or a value of one that was named is what was asked; a list may be another one than was meant. */
function beside(reply: Reply, note: string, act: Act): Reply {
  if (reply.text === "" || note === "") return reply;
  const isPlain = tellsOfOne.has(act.do) || reply.isYesNo === true;
  return { ...reply, text: joinTexts(isPlain ? [reply.text, note] : [note, reply.text]) };
}

/** Why an answer may not be what was asked: the word that was ignored, or the noun that nothing here is called. */
function doubtText({ doubt }: Act & Guess, { say, guessed }: PlanRun): string {
  const words = (doubt?.ignored ?? []).map((word) => plainText(say.word(word)));
  if (words.length > 0) return say.leftOut(words);
  // It is spelled in English alone.
  if (doubt === undefined) return guessed === null || say.language !== "en" ? "" : say.readAs([plainText(guessed)]);
  return doubt.noun === undefined ? "" : say.strangeNoun(plainText(say.word(doubt.noun)));
}
