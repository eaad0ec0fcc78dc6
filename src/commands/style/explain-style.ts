import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/document/graph-types";
import { colorWord, colorWords, toHex } from "@/graph/styles/palette";
import type { EffectiveStyle, StyleLayer } from "@/graph/styles/style-types";
import { figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import type { Hole, SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { listOf, partTexts } from "../elements/parts";
import { spokenName } from "../elements/record-data";
import { findNodeId } from "../read/find-node-id";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { whereText } from "./layer-data";

export const texts = {
  ...partTexts,
  noLayerTouches: "No style layer touches {label}; it is drawn in the default grey.",
  looksSo: "{label} is {reasons}.",
  reason: "{looks} because of the layer '{name}' ({why})",
  andReason: "{first}, and {then}",
} as const;
const tell = speaker(texts);

export const explainStyle = defineWork({
  description: "Which style layers decide how a node or edge looks.",
  input: z.strictObject({ id: z.string().check(z.minLength(1), z.describe("node id or label, or edge id")) }),
  async run({ id: wanted }, context) {
    const element = await findElement(wanted, context);
    if (!element.success) return element;
    const { id, label, target } = element;
    const { styles } = context.state;
    const style = target === "nodes" ? styles.effectiveNode(id) : styles.effectiveEdge(id);
    const deciding = styles.explain(target, id);
    const layers = deciding.map(({ layer, wins }) => ({
      id: layer.id,
      name: layer.name,
      where: whereText(layer.where),
      wins,
      origin: layer.origin,
    }));
    const words = style.color === undefined ? {} : { colorWords: colorWords(style.color) };
    const data = { id, label, target, style: hexStyle(style), ...words, layers };
    return { success: true, ...tell(styleSaid(label, style, deciding)), data };
  },
});

interface FoundElement {
  readonly success: true;
  readonly id: string;
  readonly label: string;
  readonly target: ElementTarget;
}

async function findElement(wanted: string, context: CommandContext): Promise<FoundElement | CommandRefusal> {
  const [edge] = await context.reader.records("edges", [wanted], context.signal);
  const node = await findNodeId(wanted, context);
  if (node.success) return { ...node, target: "nodes" };
  if (edge) return { success: true, id: edge.id, label: spokenName(edge), target: "edges" };
  const isUnknown = node.message === `There is no node '${wanted}'.`;
  return isUnknown ? refuse(`There is no node or edge '${wanted}'.`, node.hint) : node;
}

function hexStyle({ color, borderColor, labelColor, ...style }: EffectiveStyle): JsonObject {
  return {
    ...(labelColor === undefined ? {} : { labelColor: toHex(labelColor, "light") }),
    ...(color === undefined ? {} : { color: toHex(color, "light") }),
    ...(borderColor === undefined ? {} : { borderColor: toHex(borderColor, "light") }),
    ...style,
  };
}

type Deciding = readonly { readonly layer: StyleLayer; readonly wins: readonly string[] }[];

function styleSaid(label: string, style: EffectiveStyle, deciding: Deciding): SaidOf<typeof texts> {
  const reasons = deciding.map(({ layer, wins }): Hole<keyof typeof texts> => {
    const looks = listOf(wins.flatMap((channel) => factorOf(layer, channel) ?? lookOf(channel, style)));
    return { id: "reason", with: { looks, name: layer.name, why: whyOf(layer) } };
  });
  if (reasons.length === 0) return { id: "noLayerTouches", with: { label } };
  return {
    id: "looksSo",
    with: { label, reasons: reasons.reduce((first, then) => ({ id: "andReason", with: { first, then } })) },
  };
}

/** Several layers may each enlarge an element: each is given with its factor. */
function factorOf({ style }: StyleLayer, channel: string): string | undefined {
  const size = channel === "size" ? style?.size : undefined;
  const width = channel === "width" ? style?.width : undefined;
  if (typeof size === "object") return `${figures(size.scale)} times as large`;
  return typeof width === "object" ? `${figures(width.scale)} times as wide` : undefined;
}

function whyOf({ where, mapping, looks }: StyleLayer): string {
  const by = [...(mapping ? [`by ${mapping.property}`] : []), ...(looks ? ["its own look"] : [])];
  const condition = where.op === "all" && by.length > 0 ? [] : [whereText(where)];
  return [...condition, ...by].join(", ");
}

/** One channel as it looks, to stand after "is". */
function lookOf(channel: string, style: EffectiveStyle): readonly string[] {
  const looks: Readonly<Record<string, string | undefined>> = {
    color: style.color && colorWord(style.color),
    size: style.size === undefined ? undefined : `${figures(style.size)} px across`,
    width: style.width === undefined ? undefined : `${figures(style.width)} px wide`,
    shape: style.shape && `drawn as ${style.shape.replaceAll("-", " ")}`,
    lineStyle: style.lineStyle,
    opacity: style.opacity === undefined ? undefined : `${figures(style.opacity * 100)} % opaque`,
    label: style.label === undefined ? undefined : `labelled '${style.label}'`,
    borderColor: style.borderColor && `bordered in ${colorWord(style.borderColor)}`,
    borderWidth: style.borderWidth === undefined ? undefined : `bordered ${figures(style.borderWidth)} px wide`,
  };
  const look = looks[channel] ?? detailOf(channel, style);
  return look === undefined ? [] : [look];
}

function detailOf(channel: string, { labelSize, labelColor, labelPlace, icon, arrow, curve }: EffectiveStyle) {
  const details: Readonly<Record<string, string | undefined>> = {
    labelSize: labelSize === undefined ? undefined : `labelled in ${figures(labelSize)} px`,
    labelColor: labelColor && `labelled in ${colorWord(labelColor)}`,
    labelPlace: labelPlace && `labelled ${labelPlace === "centre" ? "inside" : labelPlace}`,
    icon: icon && (icon === "none" ? "without an icon" : `marked with the icon ${icon}`),
    arrow: arrow && (arrow === "none" ? "without an arrow" : `ended with the arrow ${arrow}`),
    curve: curve && (curve === "taxi" ? "drawn in right angles" : `drawn ${curve}`),
  };
  return details[channel];
}
