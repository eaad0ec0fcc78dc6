import { cssColors } from "@/graph/styles/css-colors";
import { readColor, toHex } from "@/graph/styles/palette";
import type { JsonValue } from "@/lib/json";
import type { ElementReport } from "../headless-report";
import type { CheckOf } from "../task-schema";
import type { Evidence, Fault, Snapshot } from "./check-types";
import { type ElementsNamed, findElements, someOf } from "./find-elements";

/** Each of them is drawn in the colour; with `only` no layer gives it to another one. */
export function checkColour(check: CheckOf<"colour">, { after }: Evidence): Fault {
  const accepted = check.colour === "any" ? undefined : hexesOf(check.colour);
  if (accepted?.size === 0) return `the check's colour ${check.colour} means nothing`;
  const isRight = (element: ElementReport): boolean => {
    const set = element.style["color"];
    if (!accepted) return set !== undefined && set !== plainColour(element, after);
    return accepted.has(String(element.drawn["color"]));
  };
  return eachAndOnly(check, after, {
    wrong: (element) => `drawn in ${String(element.drawn["color"])}, not ${check.colour}`,
    isRight,
    isLikeThem: (element) => element.style["color"] !== undefined && isRight(element),
  });
}

export function checkShape(check: CheckOf<"shape">, { after }: Evidence): Fault {
  const shape = shapeWords[check.shape] ?? check.shape;
  return eachAndOnly(check, after, {
    wrong: (element) => `drawn as ${String(element.drawn["shape"])}, not ${shape}`,
    isRight: (element) => element.drawn["shape"] === shape,
    isLikeThem: (element) => element.style["shape"] === shape,
  });
}

export function checkLabel(check: CheckOf<"label">, { after }: Evidence): Fault {
  return eachAndOnly(check, after, {
    wrong: (element) => `labelled '${String(element.drawn["label"])}', not '${check.label}'`,
    isRight: (element) => element.drawn["label"] === check.label,
    isLikeThem: (element) => element.style["label"] === check.label,
  });
}

/** Size, width and opacity: larger or smaller than by default or than before the message, or a number. */
export function checkSized(check: CheckOf<"size" | "width" | "opacity">, { before, after }: Evidence): Fault {
  const channel = check.type;
  const target = check.target ?? (channel === "width" ? "edges" : "nodes");
  const base = baseOf(channel, target, check.than === "before" ? before : after, check.than ?? "default");
  const changeOf = (element: ElementReport): number => Number(element.drawn[channel]) - base(element);
  const isRight = (element: ElementReport): boolean => {
    if (typeof check.is === "number") return near(Number(element.drawn[channel]), check.is);
    return check.is === "larger" ? changeOf(element) > 1e-6 : changeOf(element) < -1e-6;
  };
  const expected = typeof check.is === "number" ? `${check.is}` : `${check.is} than ${check.than ?? "default"}`;
  return eachAndOnly({ ...check, target }, after, {
    wrong: (element) => `drawn with ${channel} ${String(element.drawn[channel])}, not ${expected}`,
    isRight,
    isLikeThem: (element) => element.style[channel] !== undefined && isRight(element),
  });
}

interface Asked {
  readonly wrong: (element: ElementReport) => string;
  readonly isRight: (element: ElementReport) => boolean;
  /** Whether another element looks as only these should. */
  readonly isLikeThem: (element: ElementReport) => boolean;
}

function eachAndOnly(
  check: ElementsNamed & { readonly only?: boolean | undefined },
  after: Snapshot,
  asked: Asked,
): Fault {
  const found = findElements(check, after);
  if ("fault" in found) return found.fault;
  const wrong = found.elements.filter((element) => !asked.isRight(element));
  const [first] = wrong;
  if (first) return `${someOf(wrong)}: ${asked.wrong(first)}`;
  if (check.only === false) return undefined;
  const members = new Set(found.elements);
  const others = after.elements(found.target).filter((element) => !members.has(element) && asked.isLikeThem(element));
  return others.length > 0 ? `${others.length} more look the same: ${someOf(others)}` : undefined;
}

const shapeWords: Readonly<Record<string, string>> = { circle: "ellipse", square: "rectangle" };

/** What a word or a hex may be drawn as: its slot of the palette, or CSS's own hex of that word. */
function hexesOf(colour: string): ReadonlySet<string> {
  const read = readColor(colour);
  const css = cssColors[colour.toLowerCase().replace(/[\s_-]+/g, "")];
  return new Set([...(read.success ? [toHex(read.color, "light")] : []), ...(css === undefined ? [] : [css])]);
}

function plainColour(element: ElementReport, snapshot: Snapshot): JsonValue {
  const { styles } = snapshot.plain();
  const drawn = "source" in element ? styles.edge(element.id) : styles.node(element.id);
  return toHex(drawn?.color ?? "", "light");
}

type Channel = "size" | "width" | "opacity";

function baseOf(
  channel: Channel,
  target: "nodes" | "edges",
  snapshot: Snapshot,
  than: "default" | "before",
): (element: ElementReport) => number {
  if (than === "before") {
    const drawn = new Map(snapshot.elements(target).map((element) => [element.id, element.drawn]));
    return ({ id }) => Number(drawn.get(id)?.[channel] ?? Number.NaN);
  }
  const { styles } = snapshot.plain();
  return ({ id }) => {
    const drawn: object = (target === "nodes" ? styles.node(id) : styles.edge(id)) ?? {};
    return Number(new Map<string, unknown>(Object.entries(drawn)).get(channel) ?? Number.NaN);
  };
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));
}
