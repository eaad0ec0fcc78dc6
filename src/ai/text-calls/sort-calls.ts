import { createShownText } from "./call-place";
import { createHeldCalls, neededAfter } from "./held-calls";
import type { TextCall } from "./read-json-calls";

/** Calls that were shown as the text they are, by why. */
export interface UnreadCalls {
  /** They are in data. */
  readonly fromData: readonly TextCall[];
  /** They stand inside other words. */
  readonly inWords: readonly TextCall[];
}

/** A block of calls as it was found. */
export interface FoundCalls {
  readonly raw: string;
  readonly calls: readonly TextCall[];
  /** It stands between marks of calls, or begins with one. */
  readonly isMarked: boolean;
}

/** Tells the calls of a message from calls it only shows, in the order in which its parts come. */
export interface CallSorter {
  /** Text that goes through: what is shown now. */
  show(text: string): string;
  /** A block of calls: what is shown in its place. */
  take(found: FoundCalls): string;
  /** A block that never ended: shown only where it could not be a call. */
  cutOff(raw: string): string;
  /** A mark around calls, which is not shown unless they are. */
  passMark(mark: string): void;
  /** What came so far was thinking: what looked like calls in it were none, and the message begins here. */
  forget(): void;
  readonly isLineBlank: boolean;
  /** What comes next is in quotes or in a list. */
  readonly isQuoted: boolean;
  end(): { readonly visible: string; readonly calls: readonly TextCall[]; readonly unread: UnreadCalls };
}

export function createCallSorter(isFromData: (calls: readonly TextCall[]) => boolean): CallSorter {
  const shown = createShownText();
  const held = createHeldCalls<TextCall>();
  let fromData: readonly TextCall[] = [];
  let inWords: readonly TextCall[] = [];
  let marks = "";

  function show(text: string): string {
    if (text.trim() !== "") marks = "";
    const visible = held.follow(text);
    if (visible.length > text.length) shown.add(visible.slice(0, visible.length - text.length));
    shown.add(text);
    return visible;
  }

  return {
    show,
    take({ raw, calls, isMarked }) {
      const whole = marks + raw;
      marks = "";
      const needs = neededAfter(shown.place(), isMarked);
      if (isFromData(calls)) fromData = [...fromData, ...calls];
      else if (needs === null) inWords = [...inWords, ...calls];
      else {
        held.hold({ raw: whole, calls, needs, endsSentence: shown.endsSentence });
        return "";
      }
      return show(whole);
    },
    cutOff: (raw) => (neededAfter(shown.place(), true) === "sentence" ? "" : show(raw)),
    passMark(mark) {
      marks += mark;
    },
    forget() {
      held.drop();
      shown.restart();
    },
    get isLineBlank() {
      return shown.isLineBlank;
    },
    get isQuoted() {
      return shown.place() === "quoted";
    },
    end() {
      const visible = held.end();
      return { visible, calls: held.taken, unread: { fromData, inWords: [...inWords, ...held.refused] } };
    },
  };
}
