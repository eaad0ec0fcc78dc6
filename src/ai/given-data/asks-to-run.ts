import { oneLine } from "@/lib/text/lines";

const opening = /[{[<(|`]/u;
const closing: readonly string[] = [..."}])>|`"];
const asksAbout = new RegExp(
  oneLine`
    \b(?:what|why|how|explain|means?|meaning|describe|translate|summari[sz]e|was|warum|wieso|weshalb|wie|erklär\w*
    |bedeute\w*|beschreib\w*|übersetz\w*)(?![\p{L}])
  `,
  "iu",
);
const asksToDo =
  /\b(?:run|execute|perform|invoke|apply|call|do|send|use|make|ausführen|aufrufen|anwenden|führe?|ruf|mach|wende)(?![\p{L}])/iu;

/**
 * Whether a message that holds a call is its user's wish to have it run: it says so, or it is nothing but the call. One that asks what
 * a call does, or shows it among other words, only quotes it.
 */
export function asksToRun(message: string): boolean {
  const around = withoutCall(message).trim();
  if (asksAbout.test(around)) return false;
  return around.replace(/[\s.:,;!]+/gu, "") === "" || asksToDo.test(around);
}

/** It may hold a call that is not meant to be run. */
export function mayQuote(message: string): boolean {
  return withoutCall(message) !== message && !asksToRun(message);
}

/**
 * The message without its call: from the name before the first bracket or mark to the last one. One walk, no pattern: it takes no
 * square of the time for a long text.
 */
function withoutCall(message: string): string {
  const first = message.search(opening);
  const last = closing.reduce((latest, mark) => Math.max(latest, message.lastIndexOf(mark)), -1);
  if (first === -1 || last <= first) return message;
  let start = message.slice(0, first).trimEnd().length;
  while (start > 0 && /[\w.:]/u.test(message.charAt(start - 1))) start -= 1;
  return `${message.slice(0, start)} ${message.slice(last + 1)}`;
}
