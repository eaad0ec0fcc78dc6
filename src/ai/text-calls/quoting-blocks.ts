/** Whether what comes next stands in a remark or a block of HTML that only shows something. */
export interface QuotingBlocks {
  /** More of the message, cut anywhere. */
  add(text: string): void;
  readonly isOpen: boolean;
  restart(): void;
}

/** A mark in back quotes is only spoken of. */
const marks = /(?<!`)<!--|-->|(?<!`)<(\/?)(details|pre|blockquote)(?=[\s>])/giu;
const mayHoldMark = /[<>]/u;
/** One character less than the longest mark, with what stands before and behind it. */
const longestRest = 13;

export function createQuotingBlocks(): QuotingBlocks {
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
    add(text) {
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
    get isOpen() {
      return isRemark || open.length > 0;
    },
    restart() {
      open = [];
      isRemark = false;
      rest = "";
    },
  };
}
