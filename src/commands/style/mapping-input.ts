import * as z from "zod/mini";
import { readColor } from "@/graph/styles/palette";
import { nodeShapes, type StyleChannel } from "@/graph/styles/style-types";
import { figures } from "@/lib/english";
import type { JsonValue } from "@/lib/json";
import { listed } from "../elements/wording";
import type { CommandRefusal } from "../registry/command-types";
import { targetParameter } from "../registry/parameters";
import { refuse } from "../registry/results";

const pair = z.array(z.number()).check(z.length(2));
const output = z.union([z.string(), z.number()]);

const options = z
  .strictObject({
    reverse: z.optional(z.boolean()),
    domain: z.optional(pair),
    range: z.optional(pair),
    colors: z.optional(z.array(z.string()).check(z.minLength(2))),
    midpoint: z.optional(z.number()),
    entries: z.optional(z.array(z.strictObject({ value: z.json(), output }))),
    other: z.optional(output),
  })
  .check(
    z.describe(
      "reverse, domain [low, high], range [px, px], colors [low, high], midpoint, entries [{value, output}], other",
    ),
  );

export const mappingInput = z.strictObject({
  target: z._default(targetParameter, "nodes"),
  property: z.string().check(z.minLength(1), z.describe("attribute, or degree")),
  channel: z.enum(["color", "size", "width", "opacity", "shape", "label"]),
  selector: z.optional(z.string()),
  scale: z.optional(z.enum(["linear", "sqrt", "log"])),
  palette: z.optional(z.enum(["categorical", "sequential", "diverging"])),
  options: z.optional(options),
  layer: z.optional(z.string()),
});
export type MappingInput = z.output<typeof mappingInput>;

/** Channels whose looks are numbers, with what can be drawn. */
export const numberLimits = { size: [1, 400], width: [0.1, 400], opacity: [0, 1] } as const;

const names: Readonly<Record<StyleChannel, string>> = {
  color: "colour",
  size: "size",
  width: "width",
  opacity: "opacity",
  shape: "shape",
  label: "label",
};

export function channelWord(channel: StyleChannel): string {
  return names[channel];
}

/** What of the call does not fit together. */
export function checkMapping(input: MappingInput): CommandRefusal | undefined {
  return checkChannel(input) ?? checkColourChoices(input) ?? checkNumberChoices(input) ?? checkLooks(input);
}

function checkChannel({ channel, target }: MappingInput): CommandRefusal | undefined {
  if (target === "edges" && channel === "size")
    return refuse({ why: "no-look", target, look: "size" }, 'Use channel "width" for edges.');
  if (target === "edges" && channel === "shape")
    return refuse({ why: "no-look", target, look: "shape" }, 'Use channel "color" or "width" for edges.');
  if (target === "nodes" && channel === "width")
    return refuse({ why: "no-look", target, look: "width" }, 'Use channel "size" for nodes, or target "edges".');
  return undefined;
}

function checkColourChoices({
  channel,
  palette,
  options: { midpoint, colors } = {},
}: MappingInput): CommandRefusal | undefined {
  const wrong = colors && checkColors(channel, colors);
  if (wrong) return wrong;
  if (palette !== undefined && channel !== "color")
    return refuse("A palette is for colours only.", 'Leave palette out, or use channel "color".');
  if (midpoint !== undefined && palette !== "diverging")
    return refuse("A midpoint is for the diverging palette only.", 'Use palette "diverging", or leave midpoint out.');
  return undefined;
}

function checkColors(channel: StyleChannel, colors: readonly string[]): CommandRefusal | undefined {
  if (channel !== "color") return refuse("Colours from low to high are for colours only.", "Leave colors out.");
  for (const color of colors) {
    const read = readOutput("color", color);
    if (!read.success) return read;
  }
  return undefined;
}

function checkNumberChoices({
  channel,
  scale,
  options: { domain, range } = {},
}: MappingInput): CommandRefusal | undefined {
  const isPlain = channel === "shape" || channel === "label";
  if (scale !== undefined && isPlain)
    return refuse(`A scale has no meaning for the ${names[channel]}.`, "Leave scale out.");
  if (domain !== undefined && isPlain)
    return refuse(`A domain has no meaning for the ${names[channel]}.`, "Leave domain out.");
  if (domain !== undefined && Number(domain[0]) >= Number(domain[1]))
    return refuse("The domain is empty.", "Give the lowest value first, then a higher one.");
  if (range === undefined) return undefined;
  const limits = limitsOf(channel);
  if (limits === undefined) return refuse(`The ${names[channel]} has no range of numbers.`, "Leave range out.");
  return range.every((value) => isWithin(value, limits)) ? undefined : refuseNumber(channel, limits);
}

function checkLooks({ channel, options: { entries = [], other } = {} }: MappingInput): CommandRefusal | undefined {
  if (channel === "label" && (entries.length > 0 || other !== undefined))
    return refuse("Labels are the values themselves.", "Leave entries and other out.");
  const outputs = [
    ...entries.map((entry) => entry.output),
    ...(other === undefined || other === "none" ? [] : [other]),
  ];
  for (const wanted of outputs) {
    const read = readOutput(channel, wanted);
    if (!read.success) return read;
  }
  return undefined;
}

type ReadOutput = { readonly success: true; readonly output: JsonValue } | CommandRefusal;

/** A look as a layer stores it: a slot, a hex, a shape, a number. */
export function readOutput(channel: StyleChannel, wanted: string | number): ReadOutput {
  const limits = limitsOf(channel);
  if (limits !== undefined) {
    return typeof wanted === "number" && isWithin(wanted, limits)
      ? { success: true, output: wanted }
      : refuseNumber(channel, limits);
  }
  if (channel === "color") {
    const read = readColor(String(wanted));
    if (read.success) return { success: true, output: read.color };
    const hint = "Give a word such as blue, a CSS name, or a hex such as #3164e7.";
    return refuse({ why: "no-colour", text: String(wanted) }, hint);
  }
  const shape = nodeShapes.find((one) => one === wanted);
  if (shape !== undefined) return { success: true, output: shape };
  return refuse(`'${wanted}' is no shape.`, `Shapes: ${listed(nodeShapes, nodeShapes.length)}.`, {
    why: "look-value",
    look: "shape",
    text: String(wanted),
    takes: nodeShapes,
  });
}

type Limits = readonly [number, number];

function limitsOf(channel: StyleChannel): Limits | undefined {
  return channel === "size" || channel === "width" || channel === "opacity" ? numberLimits[channel] : undefined;
}

function isWithin(value: number, [least, most]: Limits): boolean {
  return value >= least && value <= most;
}

function refuseNumber(channel: StyleChannel, [least, most]: Limits): CommandRefusal {
  return refuse(
    `That ${names[channel]} cannot be drawn.`,
    `Give numbers from ${figures(least)} to ${figures(most)}${channel === "opacity" ? "" : " px"}.`,
  );
}
