import type { Exchange, Round } from "@/ai/history/messages";
import type { PlanStep } from "@/commands/plan/plan-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import type { Act } from "./acts";

/** The name under which the assistant keeps its reading of a message: reasoning goes back to whoever wrote it. */
export const readingModel = "";

/** What is kept with a round beside its calls. */
export interface RoundRecord {
  /** The reading, with the first round; null afterwards. */
  readonly acts: readonly Act[] | null;
  /** The steps of the plan that the message takes up, as they stood then. */
  readonly start?: readonly PlanStep[];
  /** Of a message of several parts: which one the round is of, and what came of those before. */
  readonly part?: unknown;
}

/** The reading as it is kept in the conversation, so that later rounds go on with it though the graph has changed; null: nothing is. */
export function toRecord({ acts, start, part }: RoundRecord): JsonValue {
  if (acts === null && part === undefined) return null;
  const record: JsonValue = JSON.parse(JSON.stringify({ ...(acts !== null && { acts }), start, part }));
  return record;
}

/** The reading an earlier round of this message kept; null where there is none. */
export function recordedActs(exchange: Exchange): readonly Act[] | null {
  return recordedIn(exchange)?.acts ?? null;
}

/** The steps of the plan this message took up, as they stood then; null where it took up none. */
export function recordedStart(exchange: Exchange): readonly PlanStep[] | null {
  const start = recordedIn(exchange)?.record["start"];
  return Array.isArray(start) && start.every(isStep) ? start : null;
}

interface Recorded {
  readonly acts: readonly Act[];
  readonly record: JsonObject;
}

function recordedIn(exchange: Exchange): Recorded | null {
  for (const record of exchange.rounds.flatMap(recordsOf)) {
    const { acts } = record;
    if (Array.isArray(acts) && acts.every(isAct)) return { acts, record };
  }
  return null;
}

/** What the assistant kept with a round. */
export function recordsOf({ blocks }: Pick<Round, "blocks">): readonly JsonObject[] {
  return blocks.flatMap((block) =>
    block.type === "reasoning" && block.model === readingModel && isJsonObject(block.raw) ? [block.raw] : [],
  );
}

/** Whether a reading was kept with this round. */
export function hasRecord(round: Round): boolean {
  return recordsOf(round).some(({ acts }) => Array.isArray(acts));
}

/** Border: the block is our own, written by `toRecord`, and the loop gives it back unchanged. */
function isAct(value: unknown): value is Act {
  return isJsonObject(value) && typeof value["do"] === "string";
}

/** The same border. */
function isStep(value: unknown): value is PlanStep {
  return isJsonObject(value) && typeof value["text"] === "string" && typeof value["state"] === "string";
}
