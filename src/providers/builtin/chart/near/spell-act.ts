import type { Act, StyleWish } from "../../meaning/acts";
import type { Schema } from "../../schema/schema";
import { wordsOfName } from "../../text/tokens";
import { spellThings } from "./spell-things";

/** An act as a message that asks for it; null where there are no plain words for it. */
export function spellAct(act: Act, schema: Schema): string | null {
  if (!("what" in act) || act.what === undefined) return null;
  const what = spellThings(act.what, schema);
  const verb = verbs[act.do];
  if (what === null) return null;
  return verb === undefined ? spellMore(act, what) : `${verb} ${what}`;
}

function spellMore(act: Act, what: string): string | null {
  switch (act.do) {
    case "style":
      return spellStyle(what, act.style);
    case "set":
      return `Set the ${wordsOfName(act.property)} of ${what} to ${JSON.stringify(act.value)}`;
    case "unset":
      return `Remove the ${wordsOfName(act.property)} of ${what}`;
    case "adjust":
      return spellAdjust(what, act.property, act.multiply === undefined ? act.add : undefined);
    case "select":
      return act.mode === undefined ? `Select ${what}` : null;
    case "styleBy":
      return act.channel === "color" && act.colors === undefined
        ? `Colour ${what} by ${wordsOfName(act.property)}`
        : null;
    default:
      return null;
  }
}

function spellAdjust(what: string, property: string, add: number | undefined): string | null {
  if (add === undefined) return null;
  return `${add < 0 ? "Decrease" : "Increase"} the ${wordsOfName(property)} of ${what} by ${Math.abs(add)}`;
}

const verbs: Partial<Record<Act["do"], string>> = {
  remove: "Delete",
  hide: "Hide",
  only: "Show only",
  zoom: "Zoom to",
  find: "Find",
  count: "Count",
};

function spellStyle(what: string, style: StyleWish): string | null {
  const [name, second] = Object.keys(style);
  if (second !== undefined) return null;
  if (name === "color" && style.color !== undefined) return `Colour ${what} ${style.color}`;
  if (name === "shape" && style.shape !== undefined) return `Make ${what} ${style.shape}`;
  return name === "size" && JSON.stringify(style.size) === bigger ? `Make ${what} bigger` : null;
}

const bigger = JSON.stringify({ scale: 1.5 });
