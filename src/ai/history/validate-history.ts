import { blocksText, type Exchange, type Round, type ToolCall } from "./messages";

/** What is wrong with a history, one sentence each; nothing for one every provider can be sent. The last may still run. */
export function historyFaults(history: readonly Exchange[]): readonly string[] {
  const seen = new Set<string>();
  return history.flatMap((exchange, index) => {
    const faults = exchangeFaults(exchange, seen, index === history.length - 1);
    return faults.map((fault) => `exchange ${index + 1}: ${fault}`);
  });
}

/** The finished exchanges of a stored history that can be sent; what was broken by its storage is left out. */
export function soundExchanges(history: readonly Exchange[]): readonly Exchange[] {
  const seen = new Set<string>();
  return history.filter((exchange) => exchangeFaults(exchange, seen, false).length === 0);
}

/** Adds the exchange's call ids to `seen`. */
function exchangeFaults(exchange: Exchange, seen: Set<string>, mayRun: boolean): readonly string[] {
  return [
    ...(exchange.user.trim() === "" ? ["the user's text is empty"] : []),
    ...answerFaults(exchange, mayRun),
    ...exchange.rounds.flatMap((round, place) =>
      roundFaults(round, seen).map((fault) => `round ${place + 1}: ${fault}`),
    ),
  ];
}

function answerFaults({ answer }: Exchange, mayRun: boolean): readonly string[] {
  if (answer === undefined) return mayRun ? [] : ["there is no answer"];
  const hasEmpty = answer.some((block) => block.type === "text" && block.text.trim() === "");
  return [
    ...(blocksText(answer).trim() === "" ? ["the answer is empty"] : []),
    ...(hasEmpty ? ["a text is empty"] : []),
  ];
}

function roundFaults({ blocks, calls, results }: Round, seen: Set<string>): readonly string[] {
  return [
    ...(calls.length === 0 ? ["there is no call"] : []),
    ...(blocks.some((block) => block.type === "text" && block.text.trim() === "") ? ["a text is empty"] : []),
    ...(results.length === calls.length ? [] : [`${calls.length} calls have ${results.length} results`]),
    ...calls.flatMap((call, index) => callFaults(call, results[index], seen)),
  ];
}

function callFaults(
  call: ToolCall,
  result: Round["results"][number] | undefined,
  seen: Set<string>,
): readonly string[] {
  const isRepeated = call.id === "" || seen.has(call.id);
  seen.add(call.id);
  const isObject = typeof call.input === "object" && call.input !== null && !Array.isArray(call.input);
  return [
    ...(isRepeated ? [`the id "${call.id}" is empty or used before`] : []),
    ...(result?.callId === call.id ? [] : [`call ${call.id} has no result in its place`]),
    ...((result?.content ?? "").trim() === "" ? [`the result of ${call.id} is empty`] : []),
    ...(isObject ? [] : [`the input of ${call.id} is no object`]),
  ];
}
