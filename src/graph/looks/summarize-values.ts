import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";
import { printValue } from "../selector/print-field";
import { colorWord } from "../styles/palette";
import type { LookField } from "./look-fields";
import { type LookScene, lookValues } from "./look-values";

const listed = 6;

/** What there is of a look, most first: "grey × 40, blue × 12", "16 to 32"; "" where nothing has it. `isShown`: only of these rows. */
export function summarizeValues(
  look: LookField,
  target: ElementTarget,
  scene: LookScene,
  isShown: (row: number) => boolean = () => true,
): string {
  const { count } = scene.tables[target];
  const read = lookValues(look, target, scene);
  const valueAt = (row: number) => (isShown(row) ? read(row) : undefined);
  if (look.kind === "number") return describeRange(valueAt, count);
  const counts = new Map<string, number>();
  for (let row = 0; row < count; row += 1) {
    for (const word of wordsOf(valueAt(row), look, scene)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  const more = ranked.length > listed ? ` and ${ranked.length - listed} more` : "";
  return `${ranked
    .slice(0, listed)
    .map(([word, times]) => `${word} × ${times}`)
    .join(", ")}${more}`;
}

function describeRange(valueAt: (row: number) => JsonValue | undefined, count: number): string {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = 0; row < count; row += 1) {
    const value = valueAt(row);
    if (typeof value !== "number") continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return "";
  return low === high ? String(low) : `${low} to ${high}`;
}

function wordsOf(value: JsonValue | undefined, { kind }: LookField, { layers }: LookScene): readonly string[] {
  if (value === undefined) return [];
  if (kind === "color") return [colorWord(String(value))];
  if (kind !== "layer" || !Array.isArray(value)) return [typeof value === "string" ? value : printValue(value)];
  return layers.filter(({ id }) => value.includes(id)).map(({ name }) => printValue(name));
}
