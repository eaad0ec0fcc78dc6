import { algorithmCalled, savedNames } from "@/commands/algorithms/algorithm-called";
import { mapCall } from "@/commands/places/map-input";
import { keyOf, type Place } from "@/commands/places/place";
import { isJsonObject, type JsonValue } from "@/lib/json";
import type { RecipeCall } from "./recipe-types";

/** What a recipe's own calls have made so far, which no graph needs to have. */
export interface MadeNames {
  /** Whether an earlier call brings what stands at the place. */
  has(place: Place): boolean;
  add(call: RecipeCall): void;
}

/** Commands that bring data of their own: what comes after them is about these. */
const bringers = ["loadSample", "generateGraph", "importData"];

export function createMadeNames(): MadeNames {
  const keys = new Set<string>();
  const nodes = new Set<JsonValue>();
  let isBrought = false;

  /** Which values an attribute has that the recipe writes is its own affair. */
  const isOfMade = ({ kind, of = "", target = "nodes" }: Place): boolean =>
    kind === "value" && keys.has(keyOf({ kind: "attribute", target, value: of }));
  const addAttribute = (value: string): void => void keys.add(keyOf({ kind: "attribute", target: "nodes", value }));

  return {
    has(place) {
      if (place.kind === "colour" || place.kind === "number" || place.kind === "text") return false;
      if (isBrought || keys.has(keyOf(place))) return true;
      return place.kind === "node" ? nodes.has(place.value) : isOfMade(place);
    },
    add(call) {
      if (bringers.includes(call.name)) isBrought = true;
      if (call.name === "selectElements") keys.add(keyOf({ kind: "set", value: "selected" }));
      for (const name of newNames(call)) nodes.add(name);
      for (const name of savedBy(call)) addAttribute(name);
      mapCall(call, (place) => {
        if (place.use === "write") keys.add(keyOf(place));
        return place.value;
      });
    },
  };
}

/** Of new nodes: ids, and all that could be a label. */
function newNames({ name, input }: RecipeCall): readonly JsonValue[] {
  if (name === "groupNodes") return [input["name"] ?? "Group"];
  const { nodes } = input;
  if (name !== "addNodes" || !Array.isArray(nodes)) return [];
  return nodes.filter(isJsonObject).flatMap(({ id, attributes }) => {
    const values = isJsonObject(attributes) ? Object.values(attributes) : [];
    return id === undefined ? values : [id, ...values];
  });
}

function savedBy({ name, input }: RecipeCall): readonly string[] {
  const { algorithm: called, saveAs } = input;
  const algorithm = name === "runAlgorithm" && typeof called === "string" ? algorithmCalled(called) : undefined;
  if (algorithm === undefined) return [];
  return savedNames(algorithm, typeof saveAs === "string" ? saveAs : undefined);
}
