import * as z from "zod/mini";
import type { ElementTarget } from "@/graph/graph-types";
import type { StyleChannel } from "@/graph/style-types";
import type { JsonObject } from "@/lib/json";
import { refuseUnknownProperty } from "./check-property";
import type { CommandContext, CommandRefusal, CommandResult } from "./command-types";
import { defineCommand } from "./define-command";
import { layerScope, placeLayer } from "./layer-changes";
import { buildMapping } from "./mapping-scale";
import { mappingSentence } from "./mapping-sentence";
import { valueCounts } from "./mapping-values";
import { nothingMatches } from "./nothing-matches";
import { targetParameter } from "./parameters";
import { resolveElements } from "./resolve-elements";
import { refuse } from "./results";
import { countedElements } from "./wording";

const input = z.strictObject({
  target: z._default(targetParameter, "nodes"),
  property: z.string().check(z.minLength(1), z.describe("attribute, or degree")),
  channel: z.enum(["color", "size", "width", "opacity", "shape", "label"]),
  selector: z.optional(z.string()),
  scale: z.optional(z.enum(["linear", "sqrt", "log"])),
  palette: z.optional(z.enum(["categorical", "sequential", "diverging"])),
});
type MappingInput = z.output<typeof input>;

export const styleByAttribute = defineCommand({
  name: "styleByAttribute",
  title: "Style by attribute",
  description: "Lets an attribute decide the colour, size (edges: width), opacity, shape or label.",
  effect: "style",
  input,
  run: async (given, context) => {
    const property = given.property.replace(/^data\./, "");
    const request = { ...given, property };
    const wrong = checkChannel(request) ?? (await checkProperty(property, given.target, context));
    return wrong ?? mapStyle(request, context);
  },
});

async function mapStyle(request: MappingInput, context: CommandContext): Promise<CommandResult<JsonObject>> {
  const { target, property, channel } = request;
  const found = await resolveElements({ selector: request.selector }, target, context);
  if (!found.success) return found;
  const none = { property, channel, styledCount: 0, layer: null, legend: [] };
  if (found.ids.length === 0) return nothingMatches(found, target, context, none);
  const counts = valueCounts(found.ids, { target, property }, context.tables());
  if (counts.entries.length === 0) {
    const message = `None of the ${countedElements(found.ids.length, target)} has a value for '${property}'. Nothing was changed.`;
    return { success: true, message, data: none };
  }
  const built = buildMapping(request, counts);
  if (!built.success) return built;
  const { mapping, legend } = built;
  const name = `${channelTitles[channel]} by ${property}${layerScope(found, target)}`;
  const { layer, changes } = placeLayer({ name, target, where: found.selector, mapping }, false, context);
  const styledCount = built.coversMissing ? found.ids.length : found.ids.length - counts.missing - built.unfit;
  const data = { property, channel, styledCount, layer: { id: layer.id, name: layer.name }, legend };
  const affected = target === "nodes" ? { affectedNodes: found.ids } : { affectedEdges: found.ids };
  if (changes.length === 0) {
    const message = `${countedElements(styledCount, target)} have their ${channelWords[channel]} by ${property} already.`;
    return { success: true, message, data, ...affected };
  }
  return {
    success: true,
    message: mappingSentence({ request, counts, built, styledCount }),
    data,
    changes,
    ...affected,
  };
}

const channelWords: Readonly<Record<StyleChannel, string>> = {
  color: "colour",
  size: "size",
  width: "width",
  opacity: "opacity",
  shape: "shape",
  label: "label",
};

const channelTitles: Readonly<Record<StyleChannel, string>> = {
  color: "Colour",
  size: "Size",
  width: "Width",
  opacity: "Opacity",
  shape: "Shape",
  label: "Label",
};

function checkChannel({ channel, target, scale, palette }: MappingInput): CommandRefusal | undefined {
  if (target === "edges" && channel === "size") return refuse("Edges have no size.", 'Use channel "width" for edges.');
  if (target === "edges" && channel === "shape")
    return refuse("Edges have no shape.", 'Use channel "color" or "width" for edges.');
  if (target === "nodes" && channel === "width")
    return refuse("Nodes have no width.", 'Use channel "size" for nodes, or target "edges".');
  if (palette !== undefined && channel !== "color")
    return refuse("A palette is for colours only.", 'Leave palette out, or use channel "color".');
  if (scale !== undefined && (channel === "shape" || channel === "label")) {
    return refuse(`A scale has no meaning for the ${channelWords[channel]}.`, "Leave scale out.");
  }
  return undefined;
}

async function checkProperty(
  property: string,
  target: ElementTarget,
  context: CommandContext,
): Promise<CommandRefusal | undefined> {
  const unknown = await refuseUnknownProperty(property, target, context);
  if (unknown !== undefined) return unknown;
  const isEnd = target === "edges" && /^(source|target)\./.test(property);
  const known = (await context.reader.fields(context.signal)).edges.includes(property);
  if (!isEnd || known) return undefined;
  return refuse(
    `Edges cannot be styled by '${property}', which is read at their ends.`,
    "Use an attribute of the edges, or style parts with styleEdges and a selector.",
  );
}
