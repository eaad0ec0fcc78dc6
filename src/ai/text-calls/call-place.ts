/**
 * Where the next thing of a message stands: before all its words, on a line of its own, behind a whole sentence, inside one, or
 * where it is quoted (in quotes, back quotes, a block quote, a list, a table, a footnote, an indented block,
 * a remark or a block of HTML).
 */
export type CallPlace = "start" | "line" | "sentence" | "inside" | "quoted";

const lineStartLength = 12;
const sentenceEnd = /(?:[:;：]|[.!?…。！？]["'”’»*_)]*)$/u;
const hasQuotes = /["“”„`]/u;
const openQuote = /["'`´“„‘‚‹«(*_~|]$/u;
const quotedLine = /^\s*(?:>|\[\^|\||[-*+•·]\s|\d{1,3}[.)]\s|[-*+•·]$|\d{1,3}[.)]$)/u;
const indented = /^(?: {4}|\t)/u;

/** Follows what is shown of a message, a line at a time and in little room. */
export function createShownText() {
  let hasWords = false;
  let lastLineEnd = "";
  let start = "";
  let tail = "";
  let quotes = 0;
  let ticks = 0;
  const blocks = createQuotingBlocks();

  function addToLine(text: string): void {
    if (start.length < lineStartLength) start += text.slice(0, lineStartLength - start.length);
    tail = (tail + text.slice(-8)).slice(-8);
    if (hasQuotes.test(text)) {
      quotes += text.split(/["“”„]/u).length - 1;
      ticks += text.split("`").length - 1;
    }
    hasWords ||= text.trim() !== "";
  }

  function addLines(lines: readonly string[]): void {
    for (const [index, line] of lines.entries()) {
      if (index > 0) newLine();
      if (line !== "") addToLine(line);
    }
  }

  function newLine(): void {
    if (!isBlank()) lastLineEnd = tail.trimEnd();
    start = "";
    tail = "";
    quotes = 0;
    ticks = 0;
  }

  function isBlank(): boolean {
    return tail.trim() === "" && start.trim() === "";
  }

  function placeInLine(): CallPlace {
    const before = tail.trimEnd();
    if (quotedLine.test(start) || quotes % 2 === 1 || ticks % 2 === 1) return "quoted";
    if (sentenceEnd.test(before)) return "sentence";
    return openQuote.test(before) ? "quoted" : "inside";
  }

  return {
    /** More that is shown. */
    add(text: string): void {
      blocks.add(text);
      if (text.includes("\n")) addLines(text.split("\n"));
      else if (text !== "") addToLine(text);
    },
    place(): CallPlace {
      if (!hasWords) return "start";
      if (blocks.isOpen) return "quoted";
      if (isBlank()) return indented.test(start) ? "quoted" : "line";
      return placeInLine();
    },
    /** The last word shown ended a sentence, or there was none. */
    get endsSentence(): boolean {
      return !hasWords || sentenceEnd.test(isBlank() ? lastLineEnd : tail.trimEnd());
    },
    /** Nothing but spaces stands on the present line. */
    get isLineBlank(): boolean {
      return isBlank();
    },
    /** What was shown before was no part of the message. */
    restart(): void {
      newLine();
      blocks.restart();
      hasWords = false;
      lastLineEnd = "";
    },
  };
}

/** A mark in back quotes is only spoken of. */
const marks = /(?<!`)<!--|-->|(?<!`)<(\/?)(details|pre|blockquote)(?=[\s>])/giu;
const mayHoldMark = /[<>]/u;
/** One character less than the longest mark, with what stands before and behind it. */
const longestRest = 13;

/** Whether what comes next is in a remark or a block of HTML that only shows something. */
function createQuotingBlocks() {
  let open: readonly string[] = [];
  let isRemark = false;
  let rest = "";

  function take([mark, slash, name]: RegExpExecArray): void {
    if (mark === "-->") isRemark = false;
    else if (isRemark) return;
    else if (name === undefined) isRemark = true;
    else if (slash === "") open = [...open, name.toLowerCase()];
    else close(name.toLowerCase());
  }

  function close(name: string): void {
    const last = open.lastIndexOf(name);
    if (last >= 0) open = open.slice(0, last);
  }

  return {
    /** More of the message, cut anywhere. */
    add(text: string): void {
      const whole = rest + text;
      if (!mayHoldMark.test(whole)) {
        rest = whole.slice(-longestRest);
        return;
      }
      let end = 0;
      for (const match of whole.matchAll(marks)) {
        take(match);
        end = match.index + match[0].length;
      }
      rest = whole.slice(Math.max(end, whole.length - longestRest));
    },
    get isOpen(): boolean {
      return isRemark || open.length > 0;
    },
    restart(): void {
      open = [];
      isRemark = false;
      rest = "";
    },
  };
}
