import type { ToolDefinition } from "@/commands/door/command-types";
import { hasTexts } from "@/knowledge/index/text-attributes";
import { toDrawnLooks } from "../context/drawn-looks";
import { libraryFacts } from "../context/library-facts";
import { type OfferFacts, planTools } from "../context/offer-rules";
import { toInstructions } from "../context/prompt";
import { toSeenPart } from "../context/seen-part";
import { toolsFor } from "../context/tool-profile";
import type { Exchange } from "../history/messages";
import { simplifyHistory } from "../history/simplify-history";
import { limitsOf } from "../plan/plan-limits";
import { wantsPlan } from "../plan/wants-plan";
import type { Answerer, GraphContext, ProviderRequest, Usage } from "../port/provider-port";
import { withShortSchemas } from "../results/result-size";
import { toSmallDetails } from "../small-prompt/small-details";
import { addCost, addUsage } from "../usage/add-usage";
import { estimateUsage } from "../usage/estimate-usage";
import { allFailed, type Decision } from "./decide-next";
import { readTurn } from "./read-turn";
import { type MessageRun, type Progress, withProgress } from "./run-types";
import { asksSmallModel, profileOf } from "./small-model";
import type { Turn } from "./turn-builder";

export interface AskedTurn {
  readonly turn: Turn;
  /** As the provider reported it, else estimated; a request that was refused has none. */
  readonly usage: Usage | undefined;
  /** With the turn's number, usage and what recovery it took. */
  readonly progress: Progress;
}

/** Sends the next request and reads its turn. A context that overflows is sent once more with less of what came before. */
export async function askModel(run: MessageRun, before: Progress, decision: Decision): Promise<AskedTurn> {
  const { progress, simplify } = simplifyOnce(run, withProgress(before, { turnNumber: before.turnNumber + 1 }));
  const asking = { run, progress, decision, simplify };
  const request = await toRequest(asking);
  const { turnNumber } = progress;
  const { model, title } = run.provider;
  run.emit({ type: "ai-turn-start", turnNumber, messageCount: request.history.length, answerer: { model, title } });
  const paused = run.breaker.refusal(run.provider);
  if (paused !== null) return close(run, progress, { turn: failedTurn(paused), usage: undefined });
  const read = await readMeasured(run, turnNumber, request);
  if (read.turn.failure?.kind !== "overflow" || read.turn.begun) return close(run, progress, read);
  if (!run.window.shrink(runningExchange(run, progress))) return close(run, progress, read);
  const shorter = withProgress(progress, { degraded: [...progress.degraded, { id: "shrunk" }] });
  return close(run, shorter, await readMeasured(run, turnNumber, await toRequest(asking)));
}

type MeasuredTurn = Pick<AskedTurn, "turn" | "usage">;

/** With its tokens, estimated where the provider reported none: what was used is never nothing. */
async function readMeasured(run: MessageRun, turnNumber: number, request: ProviderRequest): Promise<MeasuredTurn> {
  const turn = await readTurn({ run, turnNumber, request });
  const wasRefused = turn.failure !== undefined && !turn.begun;
  const { usage } = turn;
  if (usage !== undefined || wasRefused || !isModel(turn.answerer ?? run.provider)) return { turn, usage };
  const historyTokens = run.window.tokensOf(request.history);
  const exchanged = { request, profile: profileOf(run), historyTokens, written: turn.written };
  return { turn, usage: estimateUsage(exchanged) };
}

/** The built-in assistant uses no tokens. */
export function isModel({ model }: Answerer): boolean {
  return model !== "";
}

/** The request after the first round that failed as a whole carries older results without their data. */
function simplifyOnce(run: MessageRun, progress: Progress): { progress: Progress; simplify: boolean } {
  if (progress.simplified || !allFailed(progress.rounds.at(-1))) return { progress, simplify: false };
  const simplify = run.window.before(runningExchange(run, progress)).some((exchange) => exchange.rounds.length > 0);
  // Who reads no results has none cut: nothing was done that people should know of.
  return {
    progress: withProgress(progress, {
      simplified: true,
      ...(simplify && isModel(run.provider) && { degraded: [...progress.degraded, { id: "simplified" }] }),
    }),
    simplify,
  };
}

function runningExchange(run: MessageRun, progress: Progress): Exchange {
  return { user: run.input, rounds: progress.sent };
}

interface Asking {
  readonly run: MessageRun;
  readonly progress: Progress;
  readonly decision: Decision;
  readonly simplify: boolean;
}

async function toRequest({ run, progress, decision, simplify }: Asking): Promise<ProviderRequest> {
  const running = runningExchange(run, progress);
  const answerOnly = decision.type !== "call";
  const { toolProfile, examples, idleSeconds } = run.options;
  const { maxToolIterations: maxRounds } = limitsOf(run);
  run.plan.asked();
  const context = contextFor(run);
  const facts = factsFor(run);
  const isPlanWanted = plans(run);
  run.given.keepContext(context);
  const before = run.window.before(running);
  const tools = await offered(run, progress, { answerOnly, facts });
  run.offer.set(tools);
  const earlier = earlierFor(run, simplify ? simplifyHistory(before) : before);
  return {
    instructions: instructionsFor(run, facts),
    turn: {
      maxRounds,
      roundsLeft: maxRounds - progress.rounds.length,
      answerOnly,
      nudge: progress.nudge === "now",
      wantsPlan: isPlanWanted,
    },
    context,
    // The window has measured its own list: nothing of it is measured again.
    history: earlier === before ? run.window.withRunning(running) : [...earlier, running],
    tools,
    toolChoice: answerOnly ? "none" : "auto",
    ...(toolProfile !== "auto" && { toolProfile }),
    ...(!examples && { examples }),
    ...(idleSeconds !== null && { idleSeconds }),
  };
}

/** Who reads the rounds themselves reads the built-in assistant's too, as they were. */
function earlierFor(run: MessageRun, history: readonly Exchange[]): readonly Exchange[] {
  if (!isModel(run.provider) || run.provider.capabilities.readsRounds === true) return history;
  const size = modelResultSize(run);
  return run.window.longestSchema <= size ? history : withShortSchemas(history, size);
}

/** Characters of one result at most that a model reads. */
export function modelResultSize({ options, provider }: MessageRun): number {
  return Math.min(options.maxToolResultSize, provider.capabilities.toolResultSize ?? Number.POSITIVE_INFINITY);
}

/** A small model is sent more about what its user mentions: it would guess where a large one looks it up. */
function contextFor(run: MessageRun): GraphContext {
  const { document, input, provider } = run;
  const { readsNamesAlone, alsoSent = [] } = provider.capabilities;
  const bare = run.context();
  if (readsNamesAlone === true) return { ...bare, ...libraryFacts(document.tables) };
  const area = run.seen();
  const context = {
    ...bare,
    ...(alsoSent.includes("library") && libraryFacts(document.tables)),
    // The user speaks of what is before them ("these here", "what am I looking at?") and of its looks ("the purple ones").
    ...(area !== null && { seen: toSeenPart(document, area) }),
    ...(document.drawnLayers.length > 0 && { looks: toDrawnLooks(document) }),
  };
  if (!asksSmallModel(run)) return context;
  return { ...context, details: toSmallDetails(input, context.profile, document.tables) };
}

/** Only a model is sent instructions. */
function instructionsFor({ provider }: MessageRun, facts: OfferFacts): string {
  return provider.capabilities.readsNamesAlone === true ? "" : toInstructions(facts);
}

/** A state of the graph with so many has room for all of them. */
const attributesTold = 20;

/** What the open graph is good for. Who reads names alone is offered all of them. */
function factsFor(run: MessageRun): OfferFacts {
  const { tables } = run.document;
  const hasEdges = tables.edges.count > 0;
  if (run.provider.capabilities.readsNamesAlone === true) return { hasTexts: false, hasEdges };
  const attributes = tables.nodes.attributeNames().length + tables.edges.attributeNames().length;
  return { hasTexts: hasTexts(tables), hasEdges, hasManyAttributes: attributes > attributesTold };
}

/** A message of several steps, or one with a plan: its tools are offered from then on. */
function plans(run: MessageRun): boolean {
  if (run.provider.capabilities.readsNamesAlone === true) return false;
  const isWanted = wantsPlan(run.input) || run.plan.forRequest() !== undefined;
  if (isWanted) for (const name of planTools) run.asked.add(name);
  return isWanted;
}

/** With nothing to call, definitions stay only where the provider can be forbidden to use them. */
function offered(
  run: MessageRun,
  progress: Progress,
  { answerOnly, facts }: { readonly answerOnly: boolean; readonly facts: OfferFacts },
): readonly ToolDefinition[] | Promise<readonly ToolDefinition[]> {
  const { capabilities } = run.provider;
  if (run.options.maxToolIterations === 0) return [];
  if (answerOnly && !capabilities.toolChoiceNone) return [];
  const { toolProfile } = run.options;
  return toolsFor(
    progress.rounds,
    run.registry,
    toolProfile === "auto" ? capabilities : { ...capabilities, toolProfile },
    { ...facts, asked: [...run.asked] },
  );
}

function failedTurn(failure: NonNullable<Turn["failure"]>): Turn {
  return {
    blocks: [],
    calls: [],
    finishReason: "none",
    failure,
    stopped: false,
    begun: false,
    written: "",
    notes: [],
    durationMs: 0,
  };
}

function close(run: MessageRun, progress: Progress, { turn, usage }: MeasuredTurn): AskedTurn {
  const { finishReason, failure } = turn;
  const isCut = turn.stopped || turn.isOutOfTime === true;
  if (failure !== undefined && !isCut) run.breaker.failed(run.provider, failure.kind);
  if (failure === undefined && !isCut) run.breaker.succeeded(run.provider);
  run.emit({ type: "ai-turn-end", turnNumber: progress.turnNumber, finishReason, ...(usage && { usage }) });
  const degraded = turn.notes.length > 0 ? [...progress.degraded, ...turn.notes] : progress.degraded;
  const cost = addCost(progress.cost, usage, run.priceOf(turn.answerer ?? run.provider));
  const total = addUsage(progress.usage, usage);
  return { turn, usage, progress: withProgress(progress, { degraded, cost, usage: total }) };
}
