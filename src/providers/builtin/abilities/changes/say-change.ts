import type { JsonValue } from "@/lib/json";
import type { Act, Ref } from "../../meaning/acts";
import type { Request } from "../../say/en/common";
import type { ActOf } from "../ability";

/** A change as a request that is read as this change; null where it has no short one. */
export function requestFor(act: Act): Request | null {
  switch (act.do) {
    case "set":
      return withWhat(act.what, (who) => `Set the ${act.property} of ${who} to ${valueText(act.value)}`);
    case "unset":
      return withWhat(act.what, (who) => `Clear the ${act.property} of ${who}`);
    case "adjust":
      return withWhat(act.what, (who) => adjusted(act, who));
    case "remove":
      return withWhat(act.what, (who) => ({ id: "remove", with: { what: who } }));
    case "rename":
      return withWhat(act.what, (who) => `Rename ${who} to "${act.to}"`);
    case "addEdge":
      return act.from === "" ? null : `Connect ${quoted(act.from)} to ${quoted(act.to)}${tail(act.attributes)}`;
    case "removeEdge":
      return act.from === "" ? null : `Disconnect ${quoted(act.from)} from ${quoted(act.to)}`;
    default:
      return null;
  }
}

function withWhat(what: Ref, say: (who: string) => Request): Request | null {
  const { names, isAll, many, base } = what;
  const [name, second] = names ?? [];
  if (name !== undefined) return second === undefined ? say(quoted(name)) : null;
  return base === "all" ? say(isAll ? `all ${many}` : `the ${many}`) : null;
}

function adjusted({ property, add, multiply = 1 }: ActOf<"adjust">, who: string): string {
  if (add === undefined) return `Multiply the ${property} of ${who} by ${multiply}`;
  return `${add < 0 ? "Lower" : "Raise"} the ${property} of ${who} by ${Math.abs(add)}`;
}

function tail(attributes: Readonly<Record<string, JsonValue>>): string {
  const [first] = Object.entries(attributes);
  return first === undefined ? "" : ` with ${first[0]} ${valueText(first[1])}`;
}

function valueText(value: JsonValue): string {
  return typeof value === "string" ? quoted(value) : String(value);
}

/** In quotes where it is more than one plain word. */
function quoted(text: string): string {
  return /^[\p{L}\p{N}]+$/u.test(text) ? text : `"${text.replaceAll('"', "'")}"`;
}
