import { blocksOf, type Wire } from "@/providers/anthropic/wire-reading";
import { anthropicRefusalOf as refusalOf } from "@/providers/anthropic/wire-rules";
import { refusedBinding } from "./anthropic-binding";

/** The rules of the Messages API, and of the signatures that the tests' server makes. Undefined: the request is valid. */
export function anthropicRefusalOf(body: unknown): string | undefined {
  return refusalOf(body, (wire) => refusedSignatures(wire) ?? refusedBinding(wire));
}

/** As the server signs what it streams; real signatures hold the model and the thinking too. */
export function signatureOf(model: string, thinking: string): string {
  let sum = 7;
  for (const letter of `${model}\n${thinking}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
  return `sig-${sum}`;
}

export function redactedOf(model: string, note: string): string {
  return `${model}/${note}`;
}

function refusedSignatures(body: Wire): string | undefined {
  const model = String(body["model"]);
  const messages = Array.isArray(body["messages"]) ? body["messages"] : [];
  for (const [index, message] of messages.entries()) {
    for (const [place, block] of blocksOf(message).entries()) {
      const problem = refusedSignature(block, model, `messages.${index}.content.${place}`);
      if (problem) return problem;
    }
  }
  return undefined;
}

function refusedSignature(block: Wire, model: string, at: string): string | undefined {
  if (block["type"] === "thinking") {
    const [signature] = String(block["signature"]).split("@");
    return signature === signatureOf(model, String(block["thinking"]))
      ? undefined
      : `${at}: Invalid \`signature\` in \`thinking\` block`;
  }
  if (block["type"] !== "redacted_thinking") return undefined;
  return String(block["data"]).startsWith(`${model}/`)
    ? undefined
    : `${at}: Invalid \`data\` in \`redacted_thinking\` block`;
}
