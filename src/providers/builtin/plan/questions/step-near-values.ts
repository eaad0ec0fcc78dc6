import { printSelector } from "@/graph/selector/print-selector";
import { chip, plainText, sayMeasure } from "../../answer/words";
import { all, exists, idIn } from "../../meaning/selectors";
import type { Speech } from "../../say/speech";
import { valueIn } from "../../schema/nested-attributes";
import { call, recordIn, recordsIn, type Step, textIn } from "../outcome";

/** Where a node has no value of its own, the values of what is next to it: "allergens of the soup" are those of what is in it. */
export function* nearValuesText(id: string, property: string, say: Speech): Step<string> {
  const near = yield* call("getNeighbors", { ids: [id] });
  const ids = recordsIn(near.data, "nodes").map((node) => textIn(node, "id"));
  if (near.status !== "done" || ids.length === 0) return "";
  const selector = printSelector(all([idIn(ids), exists(property)]));
  const found = yield* call("findNodes", { selector, limit: 12 });
  const nodes = recordsIn(found.data, "nodes");
  if (found.status !== "done" || nodes.length === 0) return "";
  const told = nodes.map((node) => `${chip(node)} ${sayMeasure(property, valueIn(recordIn(node, "data"), property))}`);
  return say.nextToIt(plainText(property), say.upTo(told, 12));
}
