import { decodeFile } from "@parley/formats/read";
import { looksLikeTrace, readTraceFile, type TraceRefusal, tooLargeTrace } from "@/traces/read-trace";
import type { TraceFile } from "@/traces/trace-file";
import type { Services } from "@/ui/services";
import { allWords } from "@/words/all-words";

/** Bytes that tell a recording from other files. */
const looked = 200;

/** Shows the first recording among the files and gives back what is none. One that cannot be read is named, and nothing else happens. */
export async function openTraces(
  files: readonly File[],
  services: Pick<Services, "replay" | "view" | "words">,
): Promise<readonly File[]> {
  const begins = await Promise.all(files.map((file) => file.slice(0, looked).text()));
  const traces = files.filter((_, place) => looksLikeTrace(begins[place] ?? ""));
  const [first] = traces;
  if (first === undefined) return files;
  const words = allWords(services.words.getState()).replay;
  const read = await readFile(first);
  if ("problem" in read) {
    const { problem, found } = read;
    const text = words.problems[problem](first.name, found);
    services.view.change({ notice: { tone: "danger", title: words.notOpened, text } });
  } else {
    services.replay.show({ name: first.name, file: read });
    if (traces.length > 1) services.view.change({ toast: { text: words.fewer } });
  }
  return files.filter((file) => !traces.includes(file));
}

async function readFile(file: File): Promise<TraceFile | TraceRefusal> {
  const large = tooLargeTrace(file.size, file.name);
  if (large) return large;
  const { text } = decodeFile(new Uint8Array(await file.arrayBuffer()), file.name);
  const read = readTraceFile(text, file.name);
  return read.success ? read.file : read;
}
