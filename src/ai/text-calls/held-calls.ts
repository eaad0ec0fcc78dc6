import type { CallPlace } from "./call-place";

/** What has to follow a call: another sentence or line, a new line, or nothing but calls to the end of the message. */
type Needs = "sentence" | "line" | "end";

/** A call as it was written, until what follows it tells whether it is one. */
export interface HeldCall<Call> {
  readonly raw: string;
  readonly calls: readonly Call[];
  readonly needs: Needs;
  /** The words before it were a whole sentence. */
  readonly endsSentence: boolean;
}

export interface HeldCalls<Call> {
  hold(call: HeldCall<Call>): void;
  /** Text that follows: what is shown of it now, with what turned out to be no call before it. */
  follow(text: string): string;
  /** Nothing follows. */
  end(): string;
  /** Nothing of it was meant. */
  drop(): void;
  readonly taken: readonly Call[];
  readonly refused: readonly Call[];
}

/** What has to follow for the text to count as a call; null: it is no call, whatever follows. */
export function neededAfter(place: CallPlace, isMarked: boolean): Needs | null {
  if (place === "quoted") return null;
  if (place === "inside") return "end";
  if (isMarked) return "sentence";
  return place === "start" ? "line" : "end";
}

interface Waiting<Call> extends HeldCall<Call> {
  /** White space behind it. */
  gap: string;
}

export function createHeldCalls<Call>(): HeldCalls<Call> {
  let waiting: readonly Waiting<Call>[] = [];
  let taken: readonly Call[] = [];
  let refused: readonly Call[] = [];

  function release(holds: (call: Waiting<Call>, isLast: boolean) => boolean): string {
    let visible = "";
    for (const [index, call] of waiting.entries()) {
      const isCall = holds(call, index === waiting.length - 1);
      if (isCall) taken = [...taken, ...call.calls];
      else refused = [...refused, ...call.calls];
      visible += `${isCall ? "" : call.raw}${call.gap}`;
    }
    waiting = [];
    return visible;
  }

  return {
    hold: (call) => {
      waiting = [...waiting, { ...call, gap: "" }];
    },
    follow(text) {
      const last = waiting.at(-1);
      if (last === undefined) return text;
      if (text.trim() === "") {
        last.gap += text;
        return "";
      }
      const whole = last.gap + text;
      return release((call, isLast) => (isLast ? isFollowed(call, whole) : call.needs !== "end")) + text;
    },
    end: () => release(() => true),
    drop() {
      waiting = [];
      taken = [];
    },
    get taken() {
      return taken;
    },
    get refused() {
      return refused;
    },
  };
}

const nextSentence = /^[\p{Lu}\p{N}<*#]/u;

function isFollowed({ needs, endsSentence }: HeldCall<unknown>, text: string): boolean {
  const next = text.trimStart();
  const isNewLine = text.slice(0, text.length - next.length).includes("\n");
  if (needs === "end") return false;
  if (needs === "line") return isNewLine;
  return isNewLine ? endsSentence || !/^\p{Ll}/u.test(next) : nextSentence.test(next);
}
