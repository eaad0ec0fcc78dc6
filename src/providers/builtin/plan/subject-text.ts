import { allOf, chipOf, listed, plainText } from "../answer/words";
import type { Subject } from "./desk";

export function isSingular(subject: Subject, count: number | null): boolean {
  return (subject.ids?.length ?? count) === 1;
}

/** "All 13 servers", "[[cat1]]", "Nodes [[a]] and [[b]]". */
export function subjectText(subject: Subject, count: number | null): string {
  const { ids } = subject;
  if (subject.target === "nodes" && ids !== undefined && ids.length > 0 && ids.length <= 5)
    return listed(ids.map(chipOf));
  return allOf(count, subject.one, subject.many);
}

export function noneText(subject: Subject): string {
  return `There are no ${plainText(subject.many)}.`;
}
