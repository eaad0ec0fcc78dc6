import { chipOf } from "../answer/words";
import type { Speech } from "../say/speech";
import type { Subject } from "./desk";

export function isSingular(subject: Subject, count: number | null): boolean {
  return (subject.ids?.length ?? count) === 1;
}

/** "All 13 servers", "[[cat1]]", "Nodes [[a]] and [[b]]". */
export function subjectText(subject: Subject, count: number | null, say: Speech): string {
  const { ids } = subject;
  if (subject.target === "nodes" && ids !== undefined && ids.length > 0 && ids.length <= 5)
    return say.list(ids.map(chipOf));
  return say.allOf(count, say.thing(subject));
}

export function noneText(subject: Subject, say: Speech): string {
  return say.none(say.thing(subject));
}
