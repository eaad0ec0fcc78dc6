import type { Exchange } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { exchangeBefore, talkBefore } from "../dialogue/exchange-before";
import { readBackTo } from "../dialogue/read-back";
import { isHarmless } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import { recordedActs } from "../meaning/recorded-acts";
import { learnNext } from "../plan/plan";
import { isLearningRound, learnedContext, learnedMentions } from "../schema/learned-schema";
import { linkWords } from "../schema/link-words";
import { buildSchema, type Schema } from "../schema/schema";
import { tokenise } from "../text/tokens";
import { readMessage } from "./read-message";

/**
 * Whether every word of the running message found its meaning: nothing lost, nothing held back, nothing left out; for what changes
 * the graph also nothing misspelt. "look-up": names have to be looked up before that can be said.
 */
export async function understandingOf(request: ProviderRequest): Promise<"whole" | "look-up" | "no"> {
  if ((await learnNext(request)).length > 0) return "look-up";
  const running: Exchange = request.history.at(-1) ?? { user: "", rounds: [] };
  const before = exchangeBefore(request.history);
  const schema = buildSchema(learnedContext(request), learnedMentions(request));
  const acts =
    recordedActs(running) ??
    (await readMessage(running.user, schema, { readBack: await readBackTo(talkBefore(request.history), request) }));
  if (!acts.every(isWhole)) return "no";
  if (!isOwn(before) && (acts.some(refersBack) || (await isFollowUp(running.user, acts, schema)))) return "no";
  const isMisspelt = linkWords(tokenise(running.user), schema).some(({ mended }) => mended !== undefined);
  return isMisspelt && !acts.every(isHarmless) ? "no" : "whole";
}

const notWhole: readonly Act["do"][] = ["lost", "held", "partly", "cannot"];

function isWhole(act: Act): boolean {
  return !notWhole.includes(act.do);
}

/** A message that reads otherwise beside the one before it needs that one. */
async function isFollowUp(message: string, acts: readonly Act[], schema: Schema): Promise<boolean> {
  return JSON.stringify(await readMessage(message, schema)) !== JSON.stringify(acts);
}

/** What "those" are is known for sure only where the message before was read here too. */
function refersBack(act: Act): boolean {
  return "what" in act && act.what.base === "previous";
}

function isOwn(exchange: Exchange | undefined): boolean {
  return exchange !== undefined && recordedActs(exchange) !== null;
}

/** The request as if nothing had been looked up for the reading. */
export function withoutLookUps(request: ProviderRequest): ProviderRequest {
  const running = request.history.at(-1);
  if (running === undefined || !isLearningRound(running.rounds[0])) return request;
  return { ...request, history: [...request.history.slice(0, -1), { ...running, rounds: running.rounds.slice(1) }] };
}
