import type { Exchange } from "@/ai/history/messages";
import type { JsonObject } from "@/lib/json";
import type { KnownKind } from "../act-kinds";
import { chip, plainText, sayValue } from "../answer/words";
import type { Act } from "../meaning/acts";
import { recordedActs } from "../meaning/recorded-acts";
import { numberIn, recordIn, recordsIn, textIn, toOutcome } from "../plan/outcome";
import type { Figure } from "./follow/follow-acts";

/** The one number an earlier answer told; null where it told none, or several. */
export function figureTold(exchange: Exchange): Figure | null {
  const [act, second] = (recordedActs(exchange) ?? []).map((one) => (one.do === "partly" ? one.act : one));
  if (act === undefined || second !== undefined) return null;
  const results = exchange.rounds.flatMap(({ calls, results: own }) =>
    calls.map(({ name }, at) => ({ name, data: toOutcome(own[at]?.content, own[at]?.success ?? false).data })),
  );
  const last = results.at(-1);
  return last === undefined ? null : figureOf(act, last.data);
}

function figureOf(act: Act, data: JsonObject): Figure | null {
  switch (act.do) {
    case "count":
      return countOf(act.what.many, data);
    case "aggregate":
      return act.groupBy === undefined ? sumOf(act, data) : null;
    case "describe":
      return act.property === undefined ? null : ownValue(act.property, data);
    case "rank":
      return act.rank.limit === 1 || act.rank.place !== undefined ? rankedOf(act.rank, data) : null;
    default:
      act.do satisfies KnownKind;
      return null;
  }
}

function countOf(many: string, data: JsonObject): Figure | null {
  const names = ["count", "nodeCount", "edgeCount"];
  const value = names.map((name) => numberIn(data, name)).find((one) => one !== null);
  return value === undefined || value === null ? null : { value, name: plainText(many) };
}

function sumOf({ what, property }: Act & { readonly do: "aggregate" }, data: JsonObject): Figure | null {
  const value = numberIn(recordsIn(data, "rows")[0] ?? {}, "value");
  if (value === null) return null;
  return { value, name: plainText(what.many), ...(property === undefined ? {} : { property }) };
}

function ownValue(property: string, data: JsonObject): Figure | null {
  const [only, second] = textIn(data, "id") === "" ? recordsIn(data, "nodes") : [data];
  if (only === undefined || second !== undefined) return null;
  const value = property === "degree" ? numberIn(only, "degree") : numberIn(recordIn(only, "data"), property);
  return value === null ? null : { value, name: chip(only), property, id: textIn(only, "id") };
}

function rankedOf({ by, place }: { readonly by: string; readonly place?: number }, data: JsonObject): Figure | null {
  const row = recordsIn(data, "nodes")[(place ?? 1) - 1];
  const value = row === undefined ? null : (numberIn(row, "value") ?? numberIn(recordIn(row, "data"), by));
  if (row === undefined || value === null) return null;
  return { value, name: chip(row), property: by, id: textIn(row, "id") };
}

/** The highest and the lowest of the groups that an answer told. */
export function groupsTold(exchange: Exchange): readonly Figure[] {
  const act = recordedActs(exchange)?.findLast((one) => one.do === "aggregate" && one.groupBy !== undefined);
  if (act?.do !== "aggregate") return [];
  const { data } = toOutcome(exchange.rounds.at(-1)?.results.at(-1)?.content, true);
  const rows = recordsIn(data, "rows").flatMap((row): readonly Figure[] => {
    const value = numberIn(row, "value");
    const { property } = act;
    return value === null
      ? []
      : [{ value, name: sayValue(row["group"]), ...(property === undefined ? {} : { property }) }];
  });
  const sorted = rows.toSorted((a, b) => b.value - a.value);
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined || rows.length < 2 ? [] : [first, last];
}
