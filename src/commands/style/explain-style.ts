import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/document/graph-types";
import { colorWords, hexStyle } from "@/graph/styles/palette";
import type { EffectiveStyle, ElementStyle, StyleLayer } from "@/graph/styles/style-types";
import type { Hole, SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { listOf, partTexts } from "../elements/parts";
import { spokenName } from "../elements/record-data";
import { findNodeId } from "../read/find-node-id";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { whereText } from "./layer-data";
import { looksOf, lookTexts } from "./style-texts";

export const texts = {
  ...partTexts,
  noLayerTouches: "No style layer touches {label}; it is drawn in the default grey.",
  ...lookTexts,
  looksSo: "{label} has {reasons}.",
  reason: "{looks} from the layer '{name}' ({why})",
  byProperty: "by {property}",
  ownLook: "its own look",
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
  return node.reason.why === "unknown-node"
    ? refuse(`There is no node or edge '${wanted}'.`, node.hint, node.reason)
    : node;
}

type Deciding = readonly { readonly layer: StyleLayer; readonly wins: readonly string[] }[];

function styleSaid(label: string, style: EffectiveStyle, deciding: Deciding): SaidOf<typeof texts> {
  const reasons = deciding.map(({ layer, wins }): Hole<keyof typeof texts> => {
    const decided = Object.entries({ ...style, ...factorsOf(layer) }).filter(([channel]) => wins.includes(channel));
    const looks = listOf<keyof typeof texts>(looksOf(Object.fromEntries(decided)));
    return { id: "reason", with: { looks, name: layer.name, why: { list: whyOf(layer) } } };
  });
  if (reasons.length === 0) return { id: "noLayerTouches", with: { label } };
  return {
    id: "looksSo",
    with: { label, reasons: reasons.reduce((first, then) => ({ id: "andReason", with: { first, then } })) },
  };
}

/** Several layers may each enlarge an element: each is given with its factor. */
function factorsOf({ style: { size, width } = {} }: StyleLayer): ElementStyle {
  return { ...(typeof size === "object" && { size }), ...(typeof width === "object" && { width }) };
}

function whyOf({ where, mapping, looks }: StyleLayer): readonly Hole<keyof typeof texts>[] {
  const by: readonly SaidOf<typeof texts>[] = [
    ...(mapping ? [{ id: "byProperty", with: { property: mapping.property } } as const] : []),
    ...(looks ? [{ id: "ownLook" } as const] : []),
  ];
  return where.op === "all" && by.length > 0 ? by : [whereText(where), ...by];
}
