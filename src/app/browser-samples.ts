import type { SampleSource } from "@/commands/command-types";
import type { GraphData } from "@/graph/change-types";
import { readGraph } from "@/graph/formats/read-graph";
import { sampleList } from "@/graph/formats/sample-list";
import type { FileService } from "@/ui/services";

/** The samples beside the page. Each is fetched once. */
export function createBrowserSamples(folder: string): SampleSource & Pick<FileService, "sketches"> {
  const known = new Map<string, Promise<GraphData>>();
  return {
    list: () => sampleList,
    async sketches() {
      const response = await fetch(`${folder}sketches.json`);
      if (!response.ok) throw new Error(`The samples' pictures could not be fetched: ${response.status}.`);
      return response.json();
    },
    async load(name, signal) {
      signal.throwIfAborted();
      const loading = known.get(name) ?? fetchSample(folder, name);
      known.set(name, loading);
      try {
        return await loading;
      } catch (error) {
        known.delete(name);
        throw error;
      }
    },
  };
}

async function fetchSample(folder: string, name: string): Promise<GraphData> {
  const sample = sampleList.find((one) => one.name === name);
  if (!sample) throw new Error(`There is no sample ${name}.`);
  const response = await fetch(`${folder}${sample.file}`);
  if (!response.ok)
    throw new Error(`The sample ${sample.title} could not be fetched: the server said ${response.status}.`);
  const read = await readGraph(await response.text(), sample.file);
  if (!read.success) throw new Error(`The sample ${sample.title} cannot be read: ${read.message}`);
  return read.graph;
}
