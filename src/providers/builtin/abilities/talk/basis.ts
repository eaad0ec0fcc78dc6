import type { Exchange } from "@/ai/history/messages";
import type { JsonObject } from "@/lib/json";
import { chipOf, listed, plainText } from "../../answer/words";
import { exchangeBefore } from "../../dialogue/exchange-before";
import { textIn, textsIn } from "../../plan/outcome";
import { saying } from "../ability";

/** How the answer before was found: what was looked at, in the order it was done. */
export const basis = saying("basis", (_, { request, say }) => {
  const before = exchangeBefore(request.history);
  if (before === undefined) return say.nothingBefore;
  const deeds = [...new Set(deedsIn(before))].slice(0, 4);
  if (deeds.length === 0) return say.thatWasAChange;
  return say.basis(deeds);
});

function deedsIn({ rounds }: Exchange): readonly string[] {
  return rounds.flatMap(({ calls, results }) =>
    calls.flatMap(({ name, input }, at) => {
      const deed = results[at]?.success === true ? deedOf(name, input) : null;
      return deed === null ? [] : [deed];
    }),
  );
}

function deedOf(name: string, input: JsonObject): string | null {
  switch (name) {
    case "findNodes":
      return /@label/u.test(textIn(input, "selector")) ? null : `looked for ${those("nodes", input)}`;
    case "findEdges":
      return `looked for ${those("edges", input)}`;
    case "getNeighbors":
      return `looked at the neighbours of ${whose(input)}${via(input)}`;
    case "getNode":
      return `read what is known of ${chipOf(textIn(input, "id"))}`;
    case "rankNodes":
      return `put ${those("nodes", input)} in order by ${plainText(textIn(input, "by"))}`;
    case "findPath":
      return `looked for the shortest path from ${chipOf(textIn(input, "source"))} to ${chipOf(textIn(input, "target"))}${via(input)}`;
    case "aggregate":
      return figureDeed(input);
    case "queryGraph":
      return "read the figures of the whole graph";
    case "describeProperty":
      return `looked at all values of ${plainText(textIn(input, "property"))}`;
    case "runAlgorithm":
      return `ran the algorithm '${plainText(textIn(input, "algorithm"))}'`;
    default:
      return null;
  }
}

const measures: Readonly<Record<string, string>> = {
  mean: "took the average",
  median: "took the median",
  sum: "added up",
  min: "took the lowest",
  max: "took the highest",
};

function figureDeed(input: JsonObject): string {
  const target = textIn(input, "target") === "edges" ? "edges" : "nodes";
  const group = textIn(input, "groupBy");
  const per = group === "" ? "" : ` for each ${plainText(group)}`;
  const measure = measures[textIn(input, "measure")];
  const property = plainText(textIn(input, "property"));
  if (measure === undefined) return `counted ${those(target, input)}${per}`;
  return `${measure}${measure === "added up" ? "" : " of"} the ${property} of ${those(target, input)}${per}`;
}

function whose(input: JsonObject): string {
  const ids = textsIn(input, "ids");
  return ids.length === 0 ? those("nodes", input) : listed(ids.slice(0, 5).map(chipOf));
}

function via(input: JsonObject): string {
  const text = textIn(input, "via");
  return text === "" ? "" : ` over edges with ${coded(text)}`;
}

/** "all nodes", "nodes with `age > 5` among those found before". */
function those(target: "nodes" | "edges", input: JsonObject): string {
  const text = textIn(input, "selector");
  const parts = text.split(" && ");
  const own = parts.filter((part) => !/^\$\w+$/u.test(part.trim()));
  const isBack = own.length < parts.length;
  if (text === "" || text === "*") return `all ${target}`;
  if (own.length === 0) return "what was found before";
  const head = text.length > 120 ? `certain ${target}` : `${target} with ${coded(own.join(" && "))}`;
  return isBack ? `${head} among those found before` : head;
}

function coded(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}
