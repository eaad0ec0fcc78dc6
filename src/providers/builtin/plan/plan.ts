import type { Exchange } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import type { PlanStep } from "@/commands/plan/plan-types";
import { meansFor } from "../abilities/carry-out";
import { withUndoneParts } from "../abilities/changes/undo-part";
import { plainText, writtenIn } from "../answer/words";
import { strangeWords } from "../chart/strange-words";
import { talkBefore } from "../dialogue/exchange-before";
import { type Choice, messagesOf, type Offer } from "../dialogue/offered-choices";
import { readBackTo } from "../dialogue/read-back";
import {
  type NearReading,
  nearReading,
  saidWith,
  takenText,
  whichReadingText,
} from "../grammar/conditions/near-readings";
import { isHarmless, isLasting, isNotUnderstood } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import { recordedActs } from "../meaning/recorded-acts";
import { askedOnly, changesByAsking, isAnswer } from "../parse/asked-only";
import { longestRequest, readMessage } from "../parse/read-message";
import type { ReadBack } from "../parse/reading-types";
import type { PartMark } from "../parts/part-marks";
import type { Read } from "../reading/shown-reading";
import type { Speech } from "../say/speech";
import {
  hasLeftOut,
  isCutShort,
  isLearningRound,
  learnedContext,
  learnedMentions,
  learningCalls,
  mentionsCall,
} from "../schema/learned-schema";
import { linkWords } from "../schema/link-words";
import { mayNameMore } from "../schema/may-name";
import type { FindNearer, Nearer, NearWord } from "../schema/near-senses";
import { withoutGraphName } from "../schema/own-name";
import { buildSchema, type Schema } from "../schema/schema";
import { tokenise } from "../text/tokens";
import type { Asked, TakenUp } from "./asked/as-asked";
import { calledAsRead, dependsOnGuess, guessedIn, waysOf } from "./doubts";
import type { CallSpec } from "./outcome";
import type { PlanRun, Spoken } from "./plan-run";
import type { ShownStep } from "./shown-plan";
import { trackedBy, watching } from "./shown-steps";
import { answerText, type Feed, mayCall, type ReplyPart, replay, wholePlan } from "./whole-plan";

/** What to send now: calls, or the answer. */
export type Next =
  /** `acts`: the reading to keep with this round; null when it is kept already or not made yet. */
  | {
      readonly kind: "calls";
      readonly calls: readonly CallSpec[];
      readonly acts: readonly Act[] | null;
      /** Of the plan the message takes up. */
      readonly start?: readonly PlanStep[];
      /** Which part of a message of several the calls are for. */
      readonly part?: PartMark;
      readonly plan?: readonly ShownStep[];
    }
  | {
      readonly kind: "answer";
      readonly text: string;
      /** What the text is made of, where it tells of what was done. */
      readonly replies?: readonly ReplyPart[];
      /** Messages to choose from, where it is not clear what was meant. */
      readonly choices: readonly Choice[];
      /** The message was not understood. */
      readonly isLost?: true;
      /** Nothing is called or of the kind that it named. */
      readonly isUnmet?: true;
      /** What it was taken for, to be told. */
      readonly read?: Read;
      readonly plan?: readonly ShownStep[];
    };

/** What to look up before the message can be read: its names, and what the profile leaves out. Empty: nothing, or it is known. */
export async function learnNext(given: ProviderRequest): Promise<readonly CallSpec[]> {
  const running = given.history.at(-1);
  if (running === undefined || running.rounds.length > 0) return [];
  const schema = buildSchema(learnedContext(given));
  const text = withoutGraphName(running.user, schema.context.profile);
  const tokens = tokenise(text);
  if (tokens.length > longestRequest) return [];
  const links = linkWords(tokens, schema);
  if (links.length > 200 || links.every((link) => link.token.kind === "sign")) return [];
  const isStrange = mayNameMore(links, schema);
  const mentions = isStrange ? [mentionsCall(text)] : [];
  const isShort =
    isCutShort(schema.context.profile) &&
    (isStrange || hasLeftOut(schema.context.profile) || (await readMessage(text, schema)).some(mayNeedMore));
  return mayCall(given) ? [...mentions, ...(isShort ? learningCalls : [])] : [];
}

/** What is known of the message beside the request. */
export interface PlanInput extends Omit<Asked, "request"> {
  /** The message in the user's own language. */
  readonly said: string;
  /** What it is answered in. */
  readonly say: Speech;
  readonly findNearer: FindNearer | null;
}

/**
 * Reads the running message, runs its plan over the rounds there are, and stops at the first call that has no result.
 * Nothing is kept between requests: the plan is the same function of message and results each time.
 */
export async function planNext(given: ProviderRequest, input: PlanInput): Promise<Next> {
  const { said, say, findNearer, goesOn, taken: takenAs } = input;
  const request: ProviderRequest = { ...given, context: learnedContext(given) };
  const running: Exchange = request.history.at(-1) ?? { user: "", rounds: [] };
  const { schema, taken, offered } = await nearerIn(request, said, findNearer);
  const recorded = recordedActs(running);
  const back = await readBackTo(talkBefore(request.history), request);
  const known = recorded ?? goesOn?.acts ?? takenAs ?? null;
  const acts = agreed(
    known ??
      calledAsRead(withUndoneParts(await readAsked(request, { schema, back, said }), request.history), schema, say),
    goesOn,
  );
  const near = nearReading(running.user, acts, schema);
  if (near !== null && known === null && acts.some(isAskedFirst)) {
    const offers = [near.taken, ...near.others].map((attribute) => saidWith(near, attribute));
    const choices = messagesOf(offers, said, say);
    return {
      kind: "answer",
      text: whichReadingText(near, say),
      choices,
      read: { acts: held(acts), taken, names: [], schema },
    };
  }
  const rounds = isLearningRound(running.rounds[0]) ? running.rounds.slice(1) : running.rounds;
  const means = await meansFor(acts);
  const run: PlanRun = {
    request,
    schema,
    spoken: back?.spoken ?? nothingSpoken,
    say,
    resolve: noting(means.resolve),
    isUnmet: false,
    found: null,
    isStuck: false,
    isReading: acts.every((act) => isHarmless(act) || act.do === "style"),
    taken: taken.flatMap(({ meant }) => meant),
    guessed: guessedIn(acts, schema),
    offers: offered.filter(({ said: word }) => isLeftOpen(word, acts)).flatMap(offersFor),
  };
  const progress = trackedBy(acts, request, input);
  const carryOut = watching(means.carryOut, acts, progress);
  const feed: Feed = { rounds: [...rounds] };
  const whole = wholePlan(acts, { run, carryOut, progress });
  const next = writtenIn(say.language, () => replay(whole, feed, request));
  const plan = progress.steps();
  const progressed = { ...(plan !== undefined && { plan }), ...(goesOn !== undefined && { start: goesOn.steps }) };
  return "end" in next
    ? {
        ...answerOf(next.end, {
          acts,
          run,
          near,
          said,
          taken,
          ways: waysOf(near, acts, { message: messageOf(request), schema }),
          isDoubtful: dependsOnGuess(acts, talkBefore(request.history)),
        }),
        ...progressed,
      }
    : { kind: "calls", calls: next.calls, acts: recorded === null ? acts : null, ...progressed };
}

type Answer = Extract<Next, { readonly kind: "answer" }>;

interface Answered {
  readonly acts: readonly Act[];
  readonly run: PlanRun;
  /** Further ways the message may be read. */
  readonly near: NearReading | null;
  readonly said: string;
  readonly taken: readonly NearWord[];
  /** What a question was taken for and what else it may ask, each in words that say only that. */
  readonly ways: readonly string[];
  /** It is about what a guess found. */
  readonly isDoubtful: boolean;
}

/** The answer with what it was read as, and what else may have been meant. */
function answerOf(parts: readonly ReplyPart[], { acts, run, near, said, taken, ways, isDoubtful }: Answered): Answer {
  const [taking, ...others] = ways;
  const { say } = run;
  const notes = [
    ...(isDoubtful && !run.isUnmet ? [say.onGuess] : []),
    ...takenNames(run),
    ...(taking === undefined ? [] : [say.readAs([plainText(taking)])]),
    ...(near === null ? [] : [takenText(near, say)]),
  ];
  const replies = [...parts, ...notes.map((text) => ({ text, hasChanged: false }))];
  const offers =
    near === null ? others.map((message) => ({ message })) : near.others.map((name) => saidWith(near, name));
  const choices = messagesOf([...run.offers, ...offers], said, say);
  const read: Read = { acts, taken, names: run.taken, schema: run.schema };
  const answer = { kind: "answer", text: answerText(replies, say), replies, choices, read } as const;
  if (near !== null) return answer;
  const isLost = acts.every(isNotUnderstood);
  return { ...answer, ...(isLost && { isLost }), ...(run.isUnmet && { isUnmet: true }) };
}

/** Notes on the run when a phrase means nothing here. */
function noting(resolve: PlanRun["resolve"]): PlanRun["resolve"] {
  return function* (ref, run) {
    const resolved = yield* resolve(ref, run);
    if (!resolved.success) run.isUnmet = true;
    return resolved;
  };
}

/** Which was meant is asked before it is done. */
function isAskedFirst(act: Act): boolean {
  return isLasting(act) || (act.do === "held" && act.why === "either");
}

/** Read, and not done before it is clear which was meant. */
function held(acts: readonly Act[]): readonly Act[] {
  return acts.map((act) => ({ do: "held", why: "unsure", act, words: "" }));
}

async function nearerIn(request: ProviderRequest, said: string, find: FindNearer | null): Promise<Nearer> {
  const schema = buildSchema(request.context, learnedMentions(request));
  const words = find === null ? [] : strangeWords(request.history.at(-1)?.user ?? "", schema);
  return find === null || words.length === 0 ? { schema, taken: [], offered: [] } : find(schema, words, said);
}

/** The word is in the reading as one nobody knew. */
function isLeftOpen(word: string, acts: readonly Act[]): boolean {
  return (
    acts.every(({ do: kind }) => kind === "lost") || JSON.stringify(acts).includes(JSON.stringify(word).slice(1, -1))
  );
}

function offersFor({ said, meant }: NearWord): readonly Offer[] {
  return meant.map((word) => ({ instead: [{ said, meant: word }] }));
}

/** A reading made anew that is not the plan's any more cannot be gone on with. */
function agreed(acts: readonly Act[], goesOn: TakenUp | undefined): readonly Act[] {
  const isOther = goesOn !== undefined && goesOn.acts === null && acts.length !== goesOn.steps.length;
  return isOther ? [{ do: "lost", gist: "", isEmpty: false }] : acts;
}

/** "Read as 'Nibbles'." for names that were misspelt. */
function takenNames({ taken, say }: PlanRun): readonly string[] {
  return taken.length === 0 ? [] : [say.readAs(taken.map(plainText))];
}

/** The running message beside the one before it. */
function readHere({ history, context }: ProviderRequest, schema: Schema, readBack: ReadBack | undefined) {
  return readMessage(messageOf({ history, context }), schema, { readBack });
}

interface Saying {
  readonly schema: Schema;
  readonly back: ReadBack | undefined;
  readonly said: string;
}

/** No question changes anything: read as a change beside the message before, it is read by itself. */
async function readAsked(request: ProviderRequest, { schema, back, said }: Saying): Promise<readonly Act[]> {
  const acts = await readHere(request, schema, back);
  if (acts.every(isHarmless)) return acts;
  if (!changesByAsking(acts, said, messageOf(request))) return acts;
  const alone = back === undefined ? acts : await readHere(request, schema, undefined);
  return alone.every(isAnswer) && !alone.every(isNotUnderstood) ? alone : askedOnly(acts);
}

function messageOf({ history, context }: Pick<ProviderRequest, "history" | "context">): string {
  return withoutGraphName(history.at(-1)?.user ?? "", context.profile);
}

const nothingSpoken: Spoken = { last: () => null, before: () => null, others: () => null };

/** Read with what the profile leaves out, it may be understood. */
function mayNeedMore(act: Act): boolean {
  if (act.do === "lost") return act.isTangled !== true;
  return act.do === "partly" || (act.do === "held" && act.why === "unsure");
}
