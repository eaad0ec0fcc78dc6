import { looksLikeTrace, readTraceFile, type TraceRefusal, tooLargeTrace } from "@/ai/trace/read-trace";
import type { TraceFile } from "@/ai/trace/trace-file";
import { decodeFile } from "@/graph/formats/decode-text";
import type { ViewStore } from "@/store/view/view-store";
import type { ReplayService } from "@/ui/replay-service";
import { allWords } from "@/words/all-words";
import type { WordsStore } from "@/words/words-store";

export interface TraceDoors {
  readonly replay: ReplayService;
  readonly view: ViewStore;
  readonly words: WordsStore;
}

/** Bytes that tell a recording from other files. */
const looked = 200;

/** Shows the first recording among the files and gives back what is none. One that cannot be read is named, and nothing else happens. */
export async function openTraces(files: readonly File[], doors: TraceDoors): Promise<readonly File[]> {
  const begins = await Promise.all(files.map((file) => file.slice(0, looked).text()));
  const traces = files.filter((_, place) => looksLikeTrace(begins[place] ?? ""));
  const [first] = traces;
  if (first === undefined) return files;
  const words = allWords(doors.words.getState()).replay;
  const read = await readFile(first);
  if ("problem" in read) {
    const { problem, found } = read;
    const text = words.problems[problem](first.name, found);
    doors.view.change({ notice: { tone: "danger", title: words.notOpened, text } });
  } else {
    doors.replay.show({ name: first.name, file: read });
    if (traces.length > 1) doors.view.change({ toast: { text: words.fewer } });
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
