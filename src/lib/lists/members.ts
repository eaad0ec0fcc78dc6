import type { JsonValue } from "../json";

/** What a cell counts as where values are counted: each value of a list once; anything else is itself. */
export function membersOf(value: JsonValue): readonly JsonValue[] {
  if (!Array.isArray(value)) return [value];
  const members = value.filter((member: JsonValue) => member !== null);
  if (members.length < 2) return members;
  return [...new Map(members.map((member: JsonValue) => [JSON.stringify(member), member])).values()];
}
