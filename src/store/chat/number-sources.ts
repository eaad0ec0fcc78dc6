import { isJsonObject, type JsonValue } from "@/lib/json";
import type { ChatStep } from "./chat-types";

/** One number of a result, with what the record it is in is called; none for a figure of the whole result. */
interface Found {
  readonly value: number;
  readonly names: readonly string[];
}

/** Numbers looked at in one result; the rest of a longer one has no links. */
const mostNumbers = 5000;

/**
 * Which step of a turn a number in its answer came from. Only what is in the results is a source: a figure of a whole result
 * ("count"), or one of a record that is named in the same line, of the last step that has it. A figure with decimals may be the
 * result's number rounded to them.
 */
export function numberSources(steps: readonly ChatStep[]) {
  const results = steps
    .filter(({ state, data }) => state === "done" && data !== undefined)
    .map((step) => ({ step, numbers: numbersOf(step.data ?? null) }));
  return {
    /** `line` is the text around the figure. Null where no result has it. */
    stepFor(figure: string, line: string): ChatStep | null {
      const { value, decimals } = readFigure(figure);
      const isMeant = (one: Found) => isSame(one.value, value, decimals);
      const ofWhole = results.findLast(({ numbers }) => numbers.some((one) => one.names.length === 0 && isMeant(one)));
      const source =
        ofWhole ?? results.findLast(({ numbers }) => numbers.some((one) => isMeant(one) && isNamed(one, line)));
      return source?.step ?? null;
    },
  };
}

function readFigure(figure: string): { readonly value: number; readonly decimals: number } {
  const plain = figure.replaceAll(",", "").replace("−", "-");
  return { value: Number(plain), decimals: plain.split(".")[1]?.length ?? 0 };
}

function isSame(number: number, value: number, decimals: number): boolean {
  return decimals === 0 ? number === value : Number(number.toFixed(Math.min(decimals, 12))) === value;
}

function isNamed({ names }: Found, line: string): boolean {
  return names.some((name) => occursIn(name, line));
}

/** As a word of its own, or as a reference `[[id]]`. */
function occursIn(name: string, line: string): boolean {
  const edge = /[\p{L}\p{N}]/u;
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
    const [before, after] = [line[at - 1] ?? " ", line[at + name.length] ?? " "];
    if (!edge.test(before) && !edge.test(after)) return true;
  }
  return false;
}

function numbersOf(data: JsonValue): readonly Found[] {
  const found: Found[] = [];
  collect(data, [], found);
  return found;
}

function collect(value: JsonValue, names: readonly string[], found: Found[]): void {
  if (found.length >= mostNumbers) return;
  if (typeof value === "number") found.push({ value, names });
  else if (isJsonObject(value)) for (const item of Object.values(value)) collectPart(item, names, found);
}

/** A record in the result ("highestDegree") is called by its own words, the attributes of a record by the record's. */
function collectPart(item: JsonValue, names: readonly string[], found: Found[]): void {
  const isOfWhole = names.length === 0;
  if (Array.isArray(item)) for (const record of isOfWhole ? item : []) collectRecord(record, found);
  else if (isOfWhole && isJsonObject(item)) collectRecord(item, found);
  else collect(item, names, found);
}

/** A number without a word beside it in its record is no one's. */
function collectRecord(item: JsonValue, found: Found[]): void {
  if (!isJsonObject(item)) return;
  const names = Object.values(item).filter((value): value is string => typeof value === "string" && value.length > 1);
  if (names.length > 0) collect(item, names, found);
}
