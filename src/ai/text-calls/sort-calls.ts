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
export function createCallSorter(isFromData: (calls: readonly TextCall[]) => boolean) {
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
    /** Text that goes through: what is shown now. */
    show,
    /** A block of calls: what is shown in its place. */
    take({ raw, calls, isMarked }: FoundCalls): string {
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
    /** A block that never ended: shown only where it could not be a call. */
    cutOff: (raw: string): string => (neededAfter(shown.place(), true) === "sentence" ? "" : show(raw)),
    /** A mark around calls, which is not shown unless they are. */
    passMark(mark: string): void {
      marks += mark;
    },
    /** What came so far was thinking: what looked like calls in it were none, and the message begins here. */
    forget(): void {
      held.drop();
      shown.restart();
    },
    get isLineBlank(): boolean {
      return shown.isLineBlank;
    },
    /** What comes next is in quotes or in a list. */
    get isQuoted(): boolean {
      return shown.place() === "quoted";
    },
    end(): { readonly visible: string; readonly calls: readonly TextCall[]; readonly unread: UnreadCalls } {
      const visible = held.end();
      return { visible, calls: held.taken, unread: { fromData, inWords: [...inWords, ...held.refused] } };
    },
  };
}
