import { exportLosses, lossTexts, saidLoss } from "@parley/formats/losses";
import { endingOf, type GraphFormat, graphFormats, partOfGraph } from "@parley/formats/write";
import * as z from "zod/mini";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyTexts } from "@/graph/selector/diagnose-empty";
import type { JsonObject } from "@/lib/json";
import { say } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { elements, listOf, nodesAndEdges, type Part, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { listed } from "../elements/wording";
import { emptySentence } from "../read/empty-result";
import type { CommandContext, CommandResult, Picture } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { selectorParameter } from "../registry/parameters";
import { refuse } from "../registry/results";

export const texts = {
  ...partTexts,
  ...emptyTexts,
  nothingSaved: "Nothing was saved.",
  fileReady: ["{names} is ready: {what}.", "{names} are ready: {what}."],
  ...lossTexts,
  hiddenInFile: "The filter hides {hidden} of these nodes; selector $shown leaves them out.",
  pictureReady: "{name} is ready.",
  noRoomForLabels: "There is no room for the labels of {what}.",
} as const;
const tell = speaker(texts);

/** Both tables, each a file. */
const bothTables = "csv";

export const exportGraph = defineWork({
  description: "Downloads the graph, or the nodes a selector names; $shown: what the filter shows.",
  input: z.strictObject({
    format: z.optional(z.enum([...graphFormats, bothTables])),
    selector: z.optional(selectorParameter),
  }),
  async run({ format = "json", selector }, context): Promise<CommandResult<JsonObject>> {
    const chosen = await resolveElements({ selector }, "nodes", context);
    if (!chosen.success) return chosen;
    const whole = context.state.snapshot();
    if (chosen.ids.length === 0 && chosen.selector.op !== "all") {
      return {
        success: true,
        ...tell(emptySentence(chosen, "nodes", context), { id: "nothingSaved" }),
        data: { nodeCount: 0, edgeCount: 0 },
      };
    }
    // Of what is shown, an edge that the filter hides is no part.
    const via = chosen.text === "$shown" ? context.sets("shown")?.edges : undefined;
    const part = () => partOfGraph(whole, new Set(chosen.ids), via && new Set(via));
    const graph = chosen.selector.op === "all" ? whole : part();
    const formats: readonly GraphFormat[] = format === bothTables ? ["nodes-csv", "edges-csv"] : [format];
    const files = await Promise.all(formats.map((one) => writtenFile(graph, one)));
    const [nodeCount, edgeCount] = [graph.nodes.length, graph.edges.length];
    // What one table leaves out is in the other.
    const lost = format === bothTables ? [] : files.flatMap((file) => file.lost);
    const notes = [...lost, ...hiddenNotes(chosen.ids, context)];
    const names = files.map(({ download }) => download.fileName);
    const ready = { count: names.length, names: listOf(names), what: nodesAndEdges(nodeCount, edgeCount) };
    return {
      success: true,
      ...tell({ id: "fileReady", with: ready }, notes),
      data: {
        fileName: listed(names),
        nodeCount,
        edgeCount,
        ...(notes.length > 0 && { notes: notes.map((note) => say(texts, note)) }),
      },
      downloads: files.map(({ download }) => download),
    };
  },
});

async function writtenFile(graph: GraphData, format: GraphFormat) {
  const { writeFileOf } = await import("@parley/formats/write");
  const { mediaType, content } = await writeFileOf(graph, format);
  const fileName = `${slug(graph.name)}${endingOf(format)}`;
  const losses = await exportLosses(graph, format);
  const lost = losses.map(saidLoss);
  return {
    download: { fileName, mediaType, content: typeof content === "string" ? content : new Blob([content]) },
    lost,
  };
}

/** What the filter hides is in the file all the same, unless it was left out. */
function hiddenNotes(ids: readonly string[], { state }: CommandContext) {
  if (state.filter === null) return [];
  const hidden = ids.filter((id) => !state.isVisible("nodes", id)).length;
  if (hidden === 0) return [];
  return [{ id: "hiddenInFile", with: { hidden } } as const];
}

export const exportImage = defineWork({
  description: "Downloads the picture.",
  input: z.strictObject({
    format: z.optional(z.enum(["png", "svg"])),
    scale: z.optional(z.number().check(z.minimum(0.5), z.maximum(8))),
    background: z.optional(z.enum(["theme", "transparent"])),
    part: z.exactOptional(z.enum(["whole", "view", "selection"])),
    theme: z.exactOptional(z.enum(["light", "dark"])),
    legend: z.exactOptional(z.boolean()),
  }),
  async run({ format = "png", scale = 2, background = "theme", ...more }, { picture, state, signal }) {
    if (!picture) {
      return refuse({ why: "no-canvas" }, "Open the graph in the page, or use exportGraph.");
    }
    if (more.part === "selection" && state.selection.nodes.length === 0) {
      return refuse({ why: "nothing-selected" }, "Select nodes first, or take part: whole.");
    }
    const { content, withoutLabel } = await picture({ format, scale, background, ...more }, signal);
    const fileName = `${slug(state.meta.name)}.${format}`;
    const downloads = [{ fileName, mediaType: format === "png" ? "image/png" : "image/svg+xml", content }];
    const isWhole = withoutLabel.nodes + withoutLabel.edges === 0;
    const spoken = tell(
      { id: "pictureReady", with: { name: fileName } },
      isWhole ? null : { id: "noRoomForLabels", with: { what: countsOf(withoutLabel) } },
    );
    return { success: true, ...spoken, data: { fileName, ...(!isWhole && { withoutLabel }) }, downloads };
  },
});

function countsOf({ nodes, edges }: Picture["withoutLabel"]): Part {
  if (edges === 0) return elements(nodes, "nodes");
  return nodes === 0 ? elements(edges, "edges") : nodesAndEdges(nodes, edges);
}

/** A file name every system takes: letters and digits of any script, hyphens. */
export function slug(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const letters = [...words.join("-")].slice(0, 60).join("");
  return letters === "" ? "graph" : letters;
}
