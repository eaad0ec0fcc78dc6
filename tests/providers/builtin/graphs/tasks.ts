import { graphOf } from "../../../support/graphs/documents";

const ends = ["2026-01-17", "2026-02-01", "2026-02-18", "2026-03-01", "2026-03-10", "2026-04-02"];
const starts = ["2026-01-12", "2026-01-20", "2026-02-01", "2026-02-16", "2026-03-03", "2026-03-20"];
const people = ["Jörg", "Sofia", "Mehmet", "Mehmet", "Anna", "Sofia"];
const titles = ["Kickoff", "Anforderungen", "Server", "Suche", "Pilot", "Rollout"];
const states = ["fertig", "in Arbeit", "offen", "offen", "in Arbeit", "offen"];

function german(date: string): string {
  return date.split("-").toReversed().join(".");
}

function tasks(names: { readonly start: string; readonly end: string }, written: (date: string) => string) {
  return graphOf(
    Object.fromEntries(
      titles.map((name, at) => [
        `T${at + 1}`,
        {
          name,
          verantwortlich: people[at] ?? "",
          [names.start]: written(starts[at] ?? ""),
          [names.end]: written(ends[at] ?? ""),
          tage: at + 3.5,
          status: states[at] ?? "",
        },
      ]),
    ),
    { "T2-T1": { depends_on: true }, "T3-T2": {}, "T4-T3": {}, "T5-T4": {}, "T6-T5": {} },
    { directed: true },
  );
}

/** A German plan of tasks, its days written day first. */
export const aufgaben = tasks({ start: "beginn", end: "ende" }, german);

/** The same with days written year first. */
export const aufgabenIso = tasks({ start: "beginn", end: "ende" }, (date) => date);

/** The same in English words. */
export const tasksIso = tasks({ start: "start", end: "end" }, (date) => date);
