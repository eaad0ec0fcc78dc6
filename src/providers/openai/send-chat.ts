import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import type { Line } from "../http/converse";
import { done, readAnswer } from "../http/read-answer";
import { saysSomething } from "../http/says-something";
import { askClient } from "./client";

export interface ChatPost {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly body: ChatCompletionCreateParamsStreaming;
  readonly line: Line;
}

/** Posts one request for a chat completion; its chunks as they come. Rejects when the API refuses it. */
export async function sendChat({ baseUrl, apiKey, body, line }: ChatPost): Promise<AsyncIterable<JsonObject>> {
  const response = await askClient({ baseUrl, apiKey, line }, (client, options) =>
    client.chat.completions.create(body, options),
  );
  return readAnswer(response, { fromWhole: wholeAnswer, isWord, line });
}

/** Some servers send chunks with nothing in them while they think. */
function isWord({ choices }: JsonObject): boolean {
  const [choice]: readonly unknown[] = Array.isArray(choices) ? choices : [];
  if (!isJsonObject(choice)) return false;
  const delta = isJsonObject(choice["delta"]) ? choice["delta"] : {};
  return saysSomething(delta) || typeof choice["finish_reason"] === "string";
}

/** A whole answer, as a server that does not stream sends it, is one chunk. */
function wholeAnswer(body: JsonObject): readonly JsonObject[] | null {
  const { choices } = body;
  if (!Array.isArray(choices) || choices.length === 0) return null;
  const whole = choices.map((choice: JsonValue) => (isJsonObject(choice) ? { delta: null, ...choice } : choice));
  return [{ ...body, choices: whole }, done];
}
