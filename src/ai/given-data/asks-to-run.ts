/** A call: from its first bracket or mark to its last. */
const call = /[\w.:]*\s*[{[<(|`][\s\S]*[}\])>|`]/u;
const asksAbout =
  /\b(?:what|why|how|explain|means?|meaning|describe|translate|summari[sz]e|was|warum|wieso|weshalb|wie|erklär\w*|bedeute\w*|beschreib\w*|übersetz\w*)(?![\p{L}])/iu;
const asksToDo =
  /\b(?:run|execute|perform|invoke|apply|call|do|send|use|make|ausführen|aufrufen|anwenden|führe?|ruf|mach|wende)(?![\p{L}])/iu;

/**
 * Whether a message that holds a call is its user's wish to have it run: it says so, or it is nothing but the call. One that asks what
 * a call does, or shows it among other words, only quotes it.
 */
export function asksToRun(message: string): boolean {
  const around = message.replace(call, " ").trim();
  if (asksAbout.test(around)) return false;
  return around.replace(/[\s.:,;!]+/gu, "") === "" || asksToDo.test(around);
}

/** It may hold a call that is not meant to be run. */
export function mayQuote(message: string): boolean {
  return call.test(message) && !asksToRun(message);
}
