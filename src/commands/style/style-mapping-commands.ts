import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { JsonObject } from "@/lib/json";
import { speaker } from "@/lib/text/speaker";
import { refuseUnknownProperty } from "../edit/check-property";
import { elements } from "../elements/parts";
import { type ResolvedElements, resolveElements } from "../elements/resolve-elements";
import { listed } from "../elements/wording";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandRefusal, CommandResult, CommandSuccess } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { hiddenNote, hiddenTexts } from "../view/hidden-note";
import {
  coveredNote,
  coveredTexts,
  editedLayer,
  layerScope,
  layerWhere,
  nameAfterEdit,
  placeLayer,
} from "./layer-changes";
import { channelWord, checkMapping, type MappingInput, mappingInput } from "./mapping-input";
import { type BuiltMapping, buildMapping } from "./mapping-scale";
import { mappingSentences, mappingTexts } from "./mapping-sentence";
import { membersIn, type ValueCounts, valueCounts } from "./mapping-values";
import { mappingHead } from "./style-texts";

export const texts = {
  ...mappingTexts,
  ...coveredTexts,
  ...hiddenTexts,
  noneHasValue: "None of the {elements} has a value for '{property}'. Nothing was changed.",
  mappedAlready: "{elements} have their {look} by {property} already.",
} as const;
const tell = speaker(texts);

export const styleByAttribute = defineWork({
  description: "Lets an attribute decide the colour, size (edges: width), opacity, shape or label.",
  input: mappingInput,
  run: async (given, context) => {
    const property = given.property.replace(/^data\./, "");
    const request = { ...given, property };
    const wrong = checkMapping(request) ?? (await checkProperty(property, given.target, context));
    return wrong ?? mapStyle(request, context);
  },
});

async function mapStyle(request: MappingInput, context: CommandContext): Promise<CommandResult<JsonObject>> {
  const { target, property, channel } = request;
  const edited = editedLayer(request.layer, target, context);
  if (request.layer !== undefined && edited === undefined) return refuseLayer(request.layer, context);
  const selector = request.selector ?? (edited && printSelector(edited.where));
  const found = await resolveElements({ selector }, target, context);
  if (!found.success) return found;
  const none = { property, channel, styledCount: 0, layer: null, legend: [] };
  if (found.ids.length === 0) return nothingMatches(found, target, context, none);
  const counts = valueCounts(found.ids, { target, property }, context.tables());
  if (counts.entries.length === 0) {
    const spoken = tell({ id: "noneHasValue", with: { elements: elements(found.ids.length, target), property } });
    return { success: true, ...spoken, data: { ...none, matchedCount: found.ids.length } };
  }
  const built = buildMapping(request, counts);
  return built.success ? putMapping({ request, found, counts, built, edited }, context) : built;
}

interface ReadyMapping {
  readonly request: MappingInput;
  readonly found: ResolvedElements;
  readonly counts: ValueCounts;
  readonly built: BuiltMapping;
  readonly edited: StyleLayer | undefined;
}

function putMapping(
  { request, found, counts, built, edited }: ReadyMapping,
  context: CommandContext,
): CommandSuccess<JsonObject> {
  const { target, property, channel } = request;
  const { mapping, legend } = built;
  const head = mappingHead(mapping);
  const name = edited
    ? nameAfterEdit(edited, { before: edited.mapping ? mappingHead(edited.mapping) : head, after: head })
    : `${head}${layerScope(found, target)}`;
  const place = edited ? ({ kind: "instead", of: edited } as const) : ({ kind: "top", isNamed: false } as const);
  const draft = { name, target, where: layerWhere(found), mapping };
  const { layer, changes } = placeLayer(draft, place, context);
  // What is grey for want of a value or of a colour looks as if nothing was done.
  const hasMissing = built.coversMissing && request.options?.other !== undefined;
  const styledCount = found.ids.length - built.folded - built.unfit - (hasMissing ? 0 : counts.missing);
  const valueCount = membersIn(counts).length;
  const data = { property, channel, styledCount, valueCount, layer: { id: layer.id, name: layer.name }, legend };
  const affected = target === "nodes" ? { affectedNodes: found.ids } : { affectedEdges: found.ids };
  const look = channelWord(channel);
  const spoken =
    changes.length === 0
      ? tell({ id: "mappedAlready", with: { elements: elements(styledCount, target), look, property } })
      : tell(
          mappingSentences({ request, counts, built, styledCount, foundCount: found.ids.length }),
          coveredNote(edited, draft, found.ids, context),
          hiddenNote(found.ids, target, context),
        );
  return { success: true, ...spoken, data, ...(changes.length > 0 && { changes }), ...affected };
}

function refuseLayer(id: string, { state }: CommandContext): CommandRefusal {
  const all = listed(state.layers.map((layer) => `${layer.id} ('${layer.name}')`));
  return refuse(
    `There is no style layer with the id '${id}'.`,
    `${all === "" ? "" : `There are ${all}. `}Leave layer out for a new one.`,
  );
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
