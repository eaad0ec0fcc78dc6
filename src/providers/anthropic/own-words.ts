import { isJsonObject } from "@/lib/json";
import type { FailureMessage } from "../http/failure-message";
import { messageOf, statusOf } from "../http/to-failure";
import type { ThinkingForm } from "./thinking";
import type { BodyShape } from "./to-body";

/** What the Messages API tells in its own words beyond a status. */
export function ownWords(host: string, model: string): (status: number, detail: string) => FailureMessage | undefined {
  const shorter = "Start a new chat, or choose a model with a larger context.";
  return (status, detail) => {
    const tooLong = /prompt is too long: (\d+) tokens > (\d+) maximum/.exec(detail);
    if (tooLong) {
      const [, sent, most] = tooLong;
      return ["overflow", `The conversation has ${sent} tokens, and ${model} at ${host} reads ${most}. ${shorter}`];
    }
    if (/exceeds? (the )?(model'?s )?context (limit|window)|max_tokens` exceed context/.test(detail)) {
      return ["overflow", `The conversation is longer than ${model} at ${host} can read. ${shorter}`];
    }
    if (/credit balance is too low/.test(detail)) {
      return ["auth", `${host} says the account has too little credit left. Add some in its billing page, then retry.`];
    }
    if (/CORS requests are not allowed/.test(detail)) {
      return ["cors", `${host} lets no page use the keys of this organisation. Use a key of another organisation.`];
    }
    if (status === 529) return ["overloaded", `${host} is overloaded for now (529). Retry in a moment.`];
    return undefined;
  };
}

/** Another way to write a request that was refused with 400, where the refusal names one. */
export function mendRefusal(error: unknown, shape: BodyShape): BodyShape | undefined {
  if (statusOf(error) !== 400) return undefined;
  const words = wordsOf(error);
  const most = Number(/max_tokens: \d+ > (\d+)/.exec(words)?.[1] ?? 0);
  if (most > 0) return most < shape.maxTokens ? { ...shape, maxTokens: most } : undefined;
  const less = lessThinking(words, shape);
  if (less) return { ...shape, thinking: less };
  if (shape.thinking === "tokens" && /thinking\.type\.enabled/.test(words)) return { ...shape, thinking: "effort" };
  if (shape.thinking === "effort" && /adaptive|effort/.test(words)) return { ...shape, thinking: "tokens" };
  // Signed for another account, or by a model that has changed: worth less than an answer.
  return shape.withThinking && /`thinking`|`signature`/.test(words) ? { ...shape, withThinking: false } : undefined;
}

/** Where thinking cannot be turned off, or not in that way: otherwise, or as little as there is. */
function lessThinking(words: string, { thinking }: BodyShape): ThinkingForm | undefined {
  const isOff = thinking === "off" || thinking === "between-tools";
  if (!isOff || !/thinking|disabled|between_tools/.test(words) || /`thinking`|`signature`/.test(words))
    return undefined;
  return thinking === "off" && /between_tools/.test(words) ? "between-tools" : "effort";
}

function wordsOf(error: unknown): string {
  const body = typeof error === "object" && error !== null && "error" in error ? error.error : undefined;
  return isJsonObject(body) ? String(body["message"] ?? "") : messageOf(error);
}
