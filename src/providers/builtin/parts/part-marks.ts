import type { Exchange, Round } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { recordsOf } from "../meaning/recorded-acts";
import type { ReplyPart } from "../plan/whole-plan";
import { isLearningRound } from "../schema/learned-schema";

/** What a part came to. */
export interface PartReply {
  readonly text: string;
  /** What the text is made of. */
  readonly replies: readonly ReplyPart[];
  /** A later part can go on with it. */
  readonly isDone: boolean;
  /** It was not understood, or builds on a part that came to nothing. */
  readonly isLeft: boolean;
}

/** Kept with each round of a message that is carried out part by part. */
export interface PartMark {
  /** The part that the round is of. */
  readonly at: number;
  readonly parts: readonly string[];
  /** What the parts before it came to. */
  readonly replies: readonly PartReply[];
}

/** The mark of a round; null where its message was carried out as one. */
export function markOf(round: Round): PartMark | null {
  return recordsOf(round).flatMap(({ part }) => markIn(part) ?? [])[0] ?? null;
}

/** The newest mark of a message. */
export function lastMark({ rounds }: Exchange): PartMark | null {
  return rounds.map(markOf).findLast((mark) => mark !== null) ?? null;
}

/** What an earlier Parley kept says `told` for `replies`. */
function markIn(value: JsonValue | undefined): PartMark | null {
  const mark = isJsonObject(value) && value["told"] ? { ...value, replies: value["told"] } : value;
  return isMark(mark) ? mark : null;
}

/** Border: the block is our own, written by `toRecord`, and the loop gives it back unchanged. */
function isMark(value: JsonValue | undefined): value is JsonValue & PartMark {
  return (
    isJsonObject(value) &&
    typeof value["at"] === "number" &&
    Array.isArray(value["parts"]) &&
    value["parts"].every((part) => typeof part === "string") &&
    Array.isArray(value["replies"])
  );
}

/** A message that was carried out part by part, as the conversation that it was. */
export function asParts(exchange: Exchange): readonly Exchange[] {
  const mark = lastMark(exchange);
  if (mark === null) return [exchange];
  const { byHand, answer } = exchange;
  return mark.parts.map((user, at) => {
    const text = mark.replies[at]?.text;
    const reply = text === undefined ? undefined : [{ type: "text" as const, text }];
    const said = at === mark.parts.length - 1 ? answer : reply;
    return {
      user,
      rounds: roundsOf(exchange, at),
      ...(said === undefined ? {} : { answer: said }),
      ...(at === 0 && byHand !== undefined ? { byHand } : {}),
    };
  });
}

/** The rounds of one part; what was looked up for the whole message before serves each. */
export function roundsOf({ rounds }: Exchange, at: number): readonly Round[] {
  const [first] = rounds;
  const before = first !== undefined && isLearningRound(first) && markOf(first) === null ? [first] : [];
  return [...before, ...rounds.filter((round) => markOf(round)?.at === at)];
}

/** The conversation with each earlier message of several parts as so many messages. */
export function withPartsApart(request: ProviderRequest): ProviderRequest {
  const running = request.history.at(-1);
  if (running === undefined) return request;
  return { ...request, history: [...request.history.slice(0, -1).flatMap(asParts), running] };
}
