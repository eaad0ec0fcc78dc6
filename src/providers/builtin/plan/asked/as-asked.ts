import type { Exchange, Round } from "@/ai/history/messages";
import type { GraphContext, ProviderRequest } from "@/ai/port/provider-port";
import type { PlanStep } from "@/commands/plan/plan-types";
import type { Act } from "../../meaning/acts";
import { recordedActs, recordedStart } from "../../meaning/recorded-acts";
import { isLearningRound, learnedContext } from "../../schema/learned-schema";
import { hasSense, linkWords } from "../../schema/link-words";
import { buildSchema, type Schema } from "../../schema/schema";
import { normalise, type Token, tokenise } from "../../text/tokens";
import { goOnWords, unspacedWish, wishWords } from "./plan-words";

/** A request, and what its message says of the plan. */
export interface Asked {
  readonly request: ProviderRequest;
  /** The plan is shown, however few acts it has. */
  readonly isPlanned: boolean;
  /** The plan of an earlier message that is taken up; the request is that message then. */
  readonly goesOn?: TakenUp;
  /** The request is the steps left of a plan that another assistant made, as they are worded. */
  readonly isOthers?: true;
  /** What the message is taken for, whatever it reads as. */
  readonly taken?: readonly Act[];
}

export interface TakenUp {
  /** Null where the message has to be read anew. */
  readonly acts: readonly Act[] | null;
  /** As they stood when the plan was taken up. */
  readonly steps: readonly PlanStep[];
  /** What was called for them before that. */
  readonly rounds: readonly Round[];
}

/** "Plan: …" without these words; "go on" as what is left of the plan that stands; any other request as it is. */
export function asAsked(given: ProviderRequest): Asked {
  const said = given.history.at(-1)?.user ?? "";
  const mayBe = given.context.plan !== undefined || /plan|checklist|计划|清单|計画|プラン/iu.test(said);
  if (!mayBe) return { request: given, isPlanned: false };
  const others = othersLeft(given);
  if (others !== null) return { request: others, isPlanned: true, isOthers: true };
  const up = takenUp(given);
  const { request, ...rest } = up ?? { request: given };
  const running = request.history.at(-1);
  if (running === undefined) return { request, isPlanned: false };
  const schema = buildSchema(learnedContext(request));
  const user = withoutPlanWish(running.user, schema);
  const isPlanned = user !== null || up !== null;
  return { request: user === null ? request : withRunning(request, { ...running, user }), isPlanned, ...rest };
}

function takenUp(request: ProviderRequest): Pick<Required<Asked>, "request" | "goesOn"> | null {
  const { history, context } = request;
  const running = history.at(-1);
  const steps = running === undefined ? null : (recordedStart(running) ?? stepsLeft(running, context.plan));
  if (running === undefined || steps === null) return null;
  const before = history.slice(0, -1);
  const acts =
    recordedActs(running) ?? before.map(recordedActs).findLast((one) => one?.length === steps.length) ?? null;
  const root = rootOf(before, acts);
  const first = before[root];
  if (first === undefined) return null;
  const rounds = before.slice(root).flatMap((exchange) => (isOf(exchange, acts) ? exchange.rounds : []));
  const learning = first.rounds.slice(0, 1).filter(isLearningRound);
  const message = { user: first.user, rounds: [...learning, ...running.rounds] };
  return {
    request: { ...request, history: [...before.slice(0, root), message] },
    goesOn: { acts, steps, rounds: rounds.slice(learning.length) },
  };
}

/** The plan that "go on" is about; null where it is no such word, or nothing of it can be done. */
function stepsLeft({ user }: Exchange, plan: GraphContext["plan"]): readonly PlanStep[] | null {
  if (plan?.isFixed !== true || plan.isOfThisMessage || !isGoOn(user)) return null;
  return plan.steps.some((step) => isToDo(step) && step.left !== "rests-on-struck") ? plan.steps : null;
}

/** The steps left of another assistant's plan as the message; once they are read, the plan is our own. */
function othersLeft(request: ProviderRequest): ProviderRequest | null {
  const running = request.history.at(-1);
  const { plan } = request.context;
  if (running === undefined || plan === undefined || !isGoOn(running.user)) return null;
  if (plan.isOfThisMessage) return plan.isFixed && recordedStart(running) === null ? request : null;
  const left = plan.steps.filter(isToDo).map(({ text }) => text);
  return plan.isFixed || left.length === 0 ? null : withRunning(request, { ...running, user: left.join(". ") });
}

/** A step that was running when the page was left has to be done too. */
export function isToDo({ state }: Pick<PlanStep, "state">): boolean {
  return state === "open" || state === "running";
}

/** The message that the plan was made for; where no reading of it was kept, the last one that says no "go on". */
function rootOf(before: readonly Exchange[], acts: readonly Act[] | null): number {
  return acts === null
    ? before.findLastIndex(({ user }) => !isGoOn(user))
    : before.findLastIndex((exchange) => isOf(exchange, acts) && recordedStart(exchange) === null);
}

function isOf(exchange: Exchange, acts: readonly Act[] | null): boolean {
  return JSON.stringify(recordedActs(exchange)) === JSON.stringify(acts);
}

function withRunning(request: ProviderRequest, running: Exchange): ProviderRequest {
  return { ...request, history: [...request.history.slice(0, -1), running] };
}

/** "go on", "carry on with the plan", "weiter": nothing else is asked. */
function isGoOn(message: string): boolean {
  const text = normalise(message).trim();
  return text.length <= 80 && pieces.test(text) && going.test(text);
}

const going = new RegExp(piece(goOnWords.go), "u");
const pieces = new RegExp(`^(?:${piece([...goOnWords.go, ...goOnWords.beside])}[\\s,.!:;。，、！…-]*)+$`, "u");

/** The longest first; where words are spaced, whole ones. */
function piece(texts: readonly string[]): string {
  const isSpaced = (text: string): boolean => !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  const spaced = longestFirst.filter(isSpaced).join("|");
  const others = longestFirst.filter((text) => !isSpaced(text)).join("|");
  return `(?:(?<!\\p{L})(?:${spaced})(?!\\p{L})|${others})`;
}

/** What is to be planned: the message without "plan: ", "first make a plan, then ". Null where no plan is wished for. */
function withoutPlanWish(message: string, schema: Schema): string | null {
  const unspaced = unspacedWish.exec(message);
  if (unspaced) return restOf(message.slice(unspaced[0].length));
  const tokens = tokenise(message);
  const end = tokens.findIndex((token) => !isOfWish(token));
  const wish = tokens.slice(0, end);
  const at = wish.findIndex(({ norm }) => wishWords.plans.has(norm));
  if (end < 1 || at < 0 || !isClosed(wish, tokens[end], schema)) return null;
  const start = startOf(message, wish);
  return start < 0 ? null : restOf(message.slice(start));
}

function isOfWish({ kind, norm }: Token): boolean {
  if (kind === "sign") return isMark(norm);
  return kind === "word" && [wishWords.plans, wishWords.beside, wishWords.joints].some((words) => words.has(norm));
}

function isMark(norm: string): boolean {
  return /^[:,.;–—-]$/u.test(norm);
}

/**
 * A mark or a word leads over to what is to be done, or that begins with a verb: "plan B's neighbours" is no wish. Where the graph
 * itself has the word, a colon alone does.
 */
function isClosed(wish: readonly Token[], next: Token | undefined, schema: Schema): boolean {
  const last = wish.at(-1);
  if (last === undefined || next === undefined) return false;
  if (last.norm === ":") return true;
  if (wish.some(({ norm }) => wishWords.plans.has(norm) && schema.senses.has(norm))) return false;
  if (isMark(last.norm) || wishWords.joints.has(last.norm)) return true;
  return linkWords([next], schema).some((link) => hasSense(link, "verb") || hasSense(link, "ask"));
}

/** Where the last of these words ends as the message was written; -1 where that is not found. */
function startOf(message: string, wish: readonly Token[]): number {
  return wish.reduce((from, { text }) => {
    const at = from < 0 ? -1 : message.indexOf(text, from);
    return at < 0 ? -1 : at + text.length;
  }, 0);
}

function restOf(text: string): string | null {
  const rest = text.trim();
  return rest === "" ? null : rest;
}
