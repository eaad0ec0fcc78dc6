import type { Exchange } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import type { Act } from "../meaning/acts";
import { recordedActs } from "../meaning/recorded-acts";
import type { Asked } from "../plan/asked/as-asked";
import type { Next } from "../plan/plan";
import { answerText } from "../plan/whole-plan";
import type { Speech } from "../say/speech";
import { learnedMentions } from "../schema/learned-schema";
import { buildSchema } from "../schema/schema";
import { tokenise } from "../text/tokens";
import { asParts, lastMark, type PartMark, type PartReply, roundsOf } from "./part-marks";
import { partsOf, pointsBack, refersToIt } from "./split-parts";

type Plan = (asked: Asked) => Promise<Next>;
type Answer = Extract<Next, { readonly kind: "answer" }>;

/**
 * A message of several requests that is not read well as one is carried out as the conversation it stands for: each part is
 * read beside what the parts before it did, so that "them" and "their" are what was just found, and each is answered for itself.
 */
export async function nextInParts(asked: Asked, plan: Plan, speechFor: SpeechFor): Promise<Next> {
  const running = runningOf(asked.request);
  const mark = lastMark(running);
  if (mark !== null) return goOn(mark, { asked, plan, say: await speechFor(asked.request) });
  const whole = await plan(asked);
  const acts = freshActs(whole, running);
  if (acts === null || asked.isPlanned || asked.goesOn !== undefined) return whole;
  const say = await speechFor(asked.request);
  const parts = partsOf(running.user, schemaOf(asked.request), say.language);
  if (parts.length < 2 || parts.length > mostParts || !gainsByParts(acts, parts, say.language)) return whole;
  return goOn({ at: 0, parts, replies: [] }, { asked, plan, say, whole });
}

export type SpeechFor = (request: ProviderRequest) => Promise<Speech>;

const mostParts = 12;

interface Carried {
  readonly asked: Asked;
  readonly plan: Plan;
  readonly say: Speech;
  /** What the message comes to as one; kept where no part of it is understood either. */
  readonly whole?: Next;
}

/** The reading, where it was made just now; null: it goes on, looks up first, or is no request to the graph. */
function freshActs(whole: Next, running: Exchange): readonly Act[] | null {
  if (recordedActs(running) !== null) return null;
  return (whole.kind === "calls" ? whole.acts : whole.read?.acts) ?? null;
}

/** Something was left unread, or a later part speaks of somebody of an earlier one, or goes by what that measured. */
function gainsByParts(acts: readonly Act[], parts: readonly string[], language: Speech["language"]): boolean {
  // It came to more requests than it has parts: commas part them too where words are not apart.
  if ((language === "zh" || language === "ja") && acts.length > parts.length) return false;
  // Words are put into English order within one sentence: over its end they are read worse than apart.
  if (language !== "en" && parts.every((part) => tokenise(part).length > 1 || part.length > 4)) return true;
  const isTangled = acts.some((act) => act.do === "lost" && act.isTangled === true);
  return !isTangled && (acts.some(isUnread) || parts.slice(1).some((part) => refersToIt(part, language)));
}

function isUnread(act: Act): boolean {
  if (act.do === "held") return act.why === "unsure";
  return act.do === "partly" || (act.do === "lost" && !act.isEmpty && act.isLong !== true);
}

/** Carries out part after part until one has calls to make, or all are answered. */
async function goOn({ at, parts, replies: before }: PartMark, carried: Carried): Promise<Next> {
  const { asked, say } = carried;
  const running = runningOf(asked.request);
  const done = lastMark(running) === null ? [] : asParts(running).slice(0, at);
  const talk = [...asked.request.history.slice(0, -1), ...done];
  const replies = [...before];
  const answers: Answer[] = [];
  for (const [place, user] of parts.entries()) {
    if (place < at) continue;
    const part = await carryOut({ user, rounds: roundsOf(running, place) }, { ...carried, talk, replies });
    if (part.reply === null) return { ...part.next, part: { at: place, parts, replies } };
    replies.push(part.reply);
    if (part.next !== null) answers.push(part.next);
    talk.push({ user, rounds: roundsOf(running, place), answer: [{ type: "text", text: part.reply.text }] });
  }
  if (replies.every(({ isLeft }) => isLeft)) return carried.whole ?? (await carried.plan(asked));
  return together(replies, answers, { running, say });
}

interface Carrying extends Carried {
  readonly talk: readonly Exchange[];
  readonly replies: readonly PartReply[];
}

/** What came of a part; the answer it was given, where one was. */
type CarriedOut =
  | { readonly next: Extract<Next, { readonly kind: "calls" }>; readonly reply: null }
  | { readonly next: Answer | null; readonly reply: PartReply };

async function carryOut(part: Exchange, { asked, plan, say, talk, replies }: Carrying): Promise<CarriedOut> {
  const rests = pointsBack(part.user, say.language) && replies.some(({ isDone }) => !isDone);
  if (rests) return { next: null, reply: undone(say.partRests(part.user)) };
  const next = await plan({ request: { ...asked.request, history: [...talk, part] }, isPlanned: false });
  const isRead = !lacksVerb(freshActs(next, part) ?? [], part.user);
  if (next.kind === "calls")
    return isRead ? { next, reply: null } : { next: null, reply: undone(say.partLeft(part.user)) };
  return { next, reply: isRead ? replyOf(next, part.user, say) : undone(say.partLeft(part.user)) };
}

function replyOf(next: Answer, user: string, say: Speech): PartReply {
  const acts = next.read?.acts ?? [];
  const isLeft = next.isLost === true || (next.choices.length === 0 && isAll(acts, isLeftUndone));
  if (isLeft) return undone(say.partLeft(user));
  const isDone = next.isUnmet !== true && !isAll(acts, (act) => isLeftUndone(act) || findsNothing.has(act.do));
  const { text, replies = [{ text, hasChanged: false }] } = next;
  return { text, replies, isDone, isLeft: false };
}

function isAll(acts: readonly Act[], holds: (act: Act) => boolean): boolean {
  return acts.length > 0 && acts.every(holds);
}

function isLeftUndone(act: Act): boolean {
  return act.do === "lost" || (act.do === "held" && act.why === "unsure");
}

/** Answered, and nothing was found that a later part could go on with. */
const findsNothing: ReadonlySet<Act["do"]> = new Set(["lacks", "noSuch", "cannot"]);

function undone(text: string): PartReply {
  return { text, replies: [{ text, hasChanged: false }], isDone: false, isLeft: true };
}

/** The word it begins with was not understood: what is left of it asks for something else. */
function lacksVerb(acts: readonly Act[], user: string): boolean {
  const [first] = tokenise(user);
  return acts.some((act) => act.do === "partly" && act.words.split(" ")[0] === first?.text);
}

interface Running {
  readonly running: Exchange;
  readonly say: Speech;
}

function together(replies: readonly PartReply[], answers: readonly Answer[], { running, say }: Running): Answer {
  const parts = replies.flatMap((part) => part.replies);
  const read = answers.findLast((one) => one.read !== undefined)?.read;
  const earlier = asParts(running).flatMap((part) => recordedActs(part) ?? []);
  const acts = [...new Map([...earlier, ...(read?.acts ?? [])].map((act) => [JSON.stringify(act), act])).values()];
  return {
    kind: "answer",
    text: answerText(parts, say),
    choices: answers.flatMap(({ choices }) => choices),
    ...(read === undefined ? {} : { read: { ...read, acts } }),
  };
}

function runningOf({ history }: ProviderRequest): Exchange {
  return history.at(-1) ?? { user: "", rounds: [] };
}

function schemaOf(request: ProviderRequest) {
  return buildSchema({ ...request.context, ...request.facts }, learnedMentions(request));
}
