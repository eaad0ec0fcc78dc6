import { readOwnGraph } from "@parley/formats/read";
import type { SampleSource } from "@/commands/registry/command-types";
import type { GraphData } from "@/graph/changes/change-types";
import { type Sample, sampleList } from "@/graph/samples/sample-list";
import { withSampleLook } from "@/graph/samples/sample-looks";
import type { FileService } from "@/ui/start/file-service";

export interface BrowserSamples extends SampleSource, Pick<FileService, "sketches"> {
  /** A graph that can be had again as it is: a sample, one from a link, an empty one. */
  isGiven(graph: GraphData): boolean;
  give(graph: GraphData): void;
}

/** The samples, coloured as their thumbnails: those beside the page, each fetched once, and the one that is made anew each time. */
export function createBrowserSamples(folder: string): BrowserSamples {
  const known = new Map<string, Promise<GraphData>>();
  const given = new WeakSet<GraphData>();
  return {
    isGiven: (graph) => given.has(graph) || graph.nodes.length + graph.edges.length === 0,
    give: (graph) => void given.add(graph),
    list: () => sampleList,
    async sketches() {
      const response = await fetch(`${folder}sketches.json`);
      if (!response.ok) throw new Error(`The samples' pictures could not be fetched: ${response.status}.`);
      return response.json();
    },
    async load(name, signal, tell) {
      signal.throwIfAborted();
      const sample = sampleList.find((one) => one.name === name);
      if (!sample) throw new Error(`There is no sample ${name}.`);
      if (sample.file === undefined) {
        const graph = withSampleLook(await makeSample(signal, tell), name);
        given.add(graph);
        return graph;
      }
      const loading = known.get(name) ?? fetchSample(folder + sample.file, sample);
      known.set(name, loading);
      try {
        const graph = await loading;
        given.add(graph);
        return graph;
      } catch (error) {
        known.delete(name);
        throw error;
      }
    },
  };
}

async function makeSample(signal: AbortSignal, tell?: (ratio: number) => void): Promise<GraphData> {
  const { makeSeededSample } = await import("./make-seeded-sample");
  return makeSeededSample(signal, tell);
}

async function fetchSample(address: string, { name, title }: Sample): Promise<GraphData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The sample ${title} could not be fetched: the server said ${response.status}.`);
  const read = readOwnGraph(await response.text(), `${name}.json`);
  if (!read.success) throw new Error(`The sample ${title} cannot be read.`);
  return withSampleLook(read.graph, name);
}
