import type { ChatStep } from "@/store/chat-types";
import type { Words } from "@/words/words";

/** One short line: what was done, in the past tense, or what is being done. `title` is the command's own. */
export function stepTitle(step: ChatStep, title: string, { steps }: Words): string {
  const doing = steps.doing[step.name] ?? title;
  switch (step.state) {
    case "running":
      return doing;
    case "waiting":
      return steps.waitingForYou(doing);
    case "stopped":
      return steps.stopped(doing);
    case "denied":
      return steps.denied(doing);
    case "done":
    case "failed": {
      const name = lookedUp(step);
      return name === null ? firstSentence(step.message) : steps.lookedUp(name);
    }
  }
}

/** A search for a name's id is long to read and of little interest. */
function lookedUp({ name, input, state }: ChatStep): string | null {
  const selector = input["selector"];
  if (name !== "findNodes" || state !== "done" || typeof selector !== "string") return null;
  const wanted = /^@id == '((?:[^'\\]|\\.)*)' \|\| @label/u.exec(selector)?.[1];
  return wanted === undefined ? null : wanted.replace(/\\(.)/gu, "$1");
}

function firstSentence(message: string): string {
  const end = /[.:] (?=\S)|\.$/u.exec(message)?.index;
  return end === undefined ? message : message.slice(0, end);
}
