import { groupBy, type JsonValue } from "../host";
import type { ReadNote } from "../note-texts";
import { plainValue } from "../text-forms/graph-draft";
import type { XmlElement } from "./xml-tree";
import { childrenOf } from "./xml-values";

export interface TimedValue {
  readonly title: string;
  readonly value: JsonValue;
  /** Where it stands, with the times it holds for. */
  readonly element: XmlElement;
}

/** Keeps when elements are there and when values hold, as attributes. */
export type GexfTimes = ReturnType<typeof createGexfTimes>;

const timeNames = ["start", "startopen", "end", "endopen", "timestamp", "timestamps", "intervals"] as const;

export function createGexfTimes() {
  let changing = 0;
  return {
    valuesOf(
      element: XmlElement,
      values: readonly TimedValue[],
      defaults: Readonly<Record<string, JsonValue>>,
    ): Record<string, JsonValue> {
      const taken = new Set([...values.map(({ title }) => title), ...Object.keys(defaults)]);
      const own = [...timesOf(element), ...spellsOf(element)].map(([name, value]) => [freeName(name, taken), value]);
      const byTitle = groupBy(values, ({ title }) => title);
      const changes = [...byTitle].filter(
        ([, all]) => all.length > 1 || all.some((one) => timesOf(one.element).length > 0),
      );
      changing += changes.length;
      return Object.fromEntries([
        ...own,
        ...[...byTitle].map(([title, all]) => [title, all.at(-1)?.value ?? null]),
        ...changes.map(([title, all]) => [freeName(`${title} over time`, taken), all.map(toRecord)]),
        ...Object.entries(defaults),
      ]);
    },
    notes: (): readonly ReadNote[] => (changing === 0 ? [] : [{ id: "overTime", with: { count: changing } }]),
  };
}

function toRecord({ value, element }: TimedValue): JsonValue {
  return { value, ...Object.fromEntries(timesOf(element)) };
}

function timesOf({ attributes }: XmlElement): readonly (readonly [string, JsonValue])[] {
  return timeNames.flatMap((name) => {
    const time = attributes.get(name);
    return time === undefined ? [] : [[name, plainValue(time)] as const];
  });
}

function spellsOf(element: XmlElement): readonly (readonly [string, JsonValue])[] {
  const spells = childrenOf(element, "spells").flatMap((list) => childrenOf(list, "spell"));
  return spells.length === 0 ? [] : [["spells", spells.map((spell) => Object.fromEntries(timesOf(spell)))]];
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted} ${count}`;
  return name;
}
