import { cutText } from "@/ai/context/text-limits";
import type { Exchange, Round } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";

/**
 * Where a run asks its provider otherwise than the recorded one did, in a sentence; null where it asks the same. What counts is what an
 * answer rests on: the user's message, the calls and what they came to, the size of the graph, and whether there may be calls.
 */
export function requestDifference(recorded: ProviderRequest, here: ProviderRequest): string | null {
  return (
    messageDifference(runningOf(recorded), runningOf(here)) ??
    graphDifference(recorded, here) ??
    roundsDifference(runningOf(recorded)?.rounds ?? [], runningOf(here)?.rounds ?? []) ??
    (recorded.toolChoice === here.toolChoice
      ? null
      : `Calls were ${recorded.toolChoice === "auto" ? "allowed" : "forbidden"} in the recording and are not so here.`)
  );
}

function runningOf({ history }: ProviderRequest): Exchange | undefined {
  return history.at(-1);
}

function messageDifference(recorded: Exchange | undefined, here: Exchange | undefined): string | null {
  if (recorded?.user === here?.user) return null;
  return `The message was "${short(recorded?.user ?? "")}" in the recording and is "${short(here?.user ?? "")}" here.`;
}

function graphDifference(recorded: ProviderRequest, here: ProviderRequest): string | null {
  // A later difference of the graph shows in what a call came to, which says more.
  if ((runningOf(here)?.rounds.length ?? 0) > 0) return null;
  const [before, now] = [recorded.context.profile, here.context.profile];
  if (before.nodeCount === now.nodeCount && before.edgeCount === now.edgeCount) return null;
  const size = ({ nodeCount, edgeCount }: typeof now) => `${nodeCount} nodes and ${edgeCount} edges`;
  return `The graph had ${size(before)} in the recording and has ${size(now)} here.`;
}

interface Result {
  readonly name: string;
  readonly content: string;
}

function roundsDifference(recorded: readonly Round[], here: readonly Round[]): string | null {
  const before = recorded.flatMap(resultsOf);
  const now = here.flatMap(resultsOf);
  const at = before.findIndex(
    ({ name, content }, place) => now[place]?.name !== name || now[place]?.content !== content,
  );
  if (at < 0 && before.length === now.length) return null;
  const first = at < 0 ? before.length : at;
  return `Step ${first + 1}: ${resultDifference(before[first], now[first])}`;
}

function resultsOf({ calls, results }: Round): readonly Result[] {
  return results.map(({ content }, place) => ({ name: calls[place]?.name ?? "", content }));
}

function resultDifference(recorded: Result | undefined, here: Result | undefined): string {
  if (recorded === undefined || here === undefined || recorded.name !== here.name) {
    return `${recorded?.name ?? "no call"} was called in the recording and ${here?.name ?? "no call"} here.`;
  }
  const [before, now] = [toRecord(recorded.content), toRecord(here.content)];
  const { name } = here;
  if (before["success"] !== now["success"]) {
    const [then, instead] = before["success"] === true ? ["worked", "failed"] : ["failed", "works"];
    return `${name} ${then} in the recording and ${instead} here: ${short(String(now["message"] ?? ""))}`;
  }
  return countDifference(name, before, now) ?? messageText(name, before, now);
}

/** "findNodes found 12 nodes in the recording and 9 here." */
function countDifference(name: string, before: JsonObject, now: JsonObject): string | null {
  const [found, foundNow] = [countIn(before), countIn(now)];
  const what = /edge/iu.test(name) ? "edges" : "nodes";
  if (found !== foundNow && found !== undefined && foundNow !== undefined) {
    return `${name} found ${found} ${what} in the recording and ${foundNow} here.`;
  }
  for (const [key, elements] of [
    ["affectedNodes", "nodes"],
    ["affectedEdges", "edges"],
  ] as const) {
    const [touched, touchedNow] = [before[key] ?? 0, now[key] ?? 0];
    if (touched !== touchedNow)
      return `${name} touched ${touched} ${elements} in the recording and ${touchedNow} here.`;
  }
  return null;
}

function countIn({ data }: JsonObject): number | undefined {
  const count = isJsonObject(data) ? data["count"] : undefined;
  return typeof count === "number" ? count : undefined;
}

function messageText(name: string, before: JsonObject, now: JsonObject): string {
  const [said, saidNow] = [String(before["message"] ?? ""), String(now["message"] ?? "")];
  return said === saidNow
    ? `${name} came to other data here than in the recording.`
    : `${name} said "${short(said)}" in the recording and "${short(saidNow)}" here.`;
}

function toRecord(content: string): JsonObject {
  const value = tryJson(content);
  return isJsonObject(value) ? value : {};
}

function short(text: string): string {
  return cutText(text.replace(/\s+/gu, " ").trim(), 120);
}
