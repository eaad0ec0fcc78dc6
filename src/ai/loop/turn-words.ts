import { pushAll } from "@/lib/lists/whole-lists";
import type { DataJudge } from "../given-data/data-judge";
import type { ToolCall } from "../history/messages";
import type { ProviderPart } from "../port/provider-port";
import type { Note } from "../results/notes";
import type { TextCallReader } from "../text-calls/text-call-reader";

type TextDelta = Extract<ProviderPart, { type: "text-delta" }>;
type CallPart = Extract<ProviderPart, { type: "tool-call" }>;

/** A call that an adapter read in a model's text. */
interface WrittenCall {
  readonly call: ToolCall;
  /** As the model wrote it, perhaps with more around it. */
  readonly written: string;
}

interface EndedWords {
  /** The rest of the text. */
  readonly visible: string;
  /** Without ids where the loop mints them. */
  readonly calls: readonly ToolCall[];
  /** Notes for the user, also on calls that were shown and not run. */
  readonly notes: readonly Note[];
}

const nothingLeft: EndedWords = { visible: "", calls: [], notes: [] };

/** The words of one turn, and the calls that are read in them. `reader` null: nothing is looked for in the text itself. */
export function createTurnWords(reader: TextCallReader | null) {
  const written: WrittenCall[] = [];
  const unread: string[] = [];
  const notes: Note[] = [];
  return {
    /** What of the text is shown now. */
    add({ text, isPlain, unread: names = [] }: TextDelta): string {
      pushAll(unread, names);
      if (reader === null) return text;
      return (isPlain === true ? reader.pass(text) : reader.push(text)).visible;
    },
    /** A note for the user besides. */
    note: (text: string): void => void notes.push(text),
    /** The call, or null where it was read in the text and still has to be judged. */
    take({ call, written: text }: CallPart): ToolCall | null {
      if (text === undefined) return call;
      written.push({ call, written: text });
      return null;
    },
    /** `end` needs a judge to run what came. */
    hasWritten: (): boolean => written.length > 0,
    end(judge: DataJudge | null): EndedWords {
      if (reader === null && written.length + unread.length + notes.length === 0) return nothingLeft;
      const read = reader?.end();
      const { calls, shown, fromData } = judged(written, judge);
      return {
        visible: (read?.visible ?? "") + shown,
        calls: [...calls, ...(read?.calls ?? []).map((call) => ({ id: "", ...call }))],
        notes: [
          ...notes,
          ...dataNote([...fromData, ...(read?.unread.fromData ?? [])].map(({ name }) => name)),
          ...wordsNote([...unread, ...(read?.unread.inWords ?? []).map(({ name }) => name)]),
        ],
      };
    },
  };
}

/** Keeps those that are not in data; none without a judge. */
function judged(written: readonly WrittenCall[], judge: DataJudge | null) {
  const isFromData = written.map(({ call }) => judge === null || judge([call]));
  const refused = written.filter((_, index) => isFromData[index]);
  return {
    calls: written.flatMap(({ call }, index) => (isFromData[index] ? [] : [call])),
    shown: [...new Set(refused.map((one) => one.written))].join("\n"),
    fromData: refused.map(({ call }) => call),
  };
}

function dataNote(names: readonly string[]): readonly Note[] {
  if (names.length === 0) return [];
  return [{ id: "quotedCall", with: { commands: listed(names) } }];
}

function wordsNote(names: readonly string[]): readonly Note[] {
  if (names.length === 0) return [];
  return [{ id: "callInWords", with: { commands: listed(names) } }];
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].join(", ");
}
