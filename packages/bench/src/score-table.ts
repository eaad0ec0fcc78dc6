import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Baseline } from "./baseline";
import { percent, percentWithInterval, table } from "./print-table";
import { wilsonInterval } from "./statistics";

/** Between two such lines a text holds the scores; everything else of it is left alone. */
const scorePlace = ["<!-- scores: written by npm run eval -- --update-baseline -->", "<!-- scores end -->"] as const;

/** The committed result as people read it. */
export function scoreTable({ suites, rounds = [] }: Baseline): string {
  const rows = Object.entries(suites).flatMap(([name, { tasks, passed, categories }]) => [
    [`**${name}**`, String(tasks), percentWithInterval(passed / tasks, wilsonInterval(passed / tasks, tasks))],
    ...Object.entries(categories).map(([category, [good = 0, all = 0]]) => [
      category,
      String(all),
      percent(good / all),
    ]),
  ]);
  const limits = rounds[0]?.limits ?? [];
  const gains = rounds.map(({ suite, tasks, passed, p }) => [
    suite,
    String(tasks),
    ...passed.map((count) => percent(count / tasks)),
    p < 0.0001 ? "< 0.0001" : p.toFixed(4),
  ]);
  const heads = [
    "same tasks",
    "tasks",
    ...limits.map((limit) => `${limit} ${limit === 1 ? "round" : "rounds"}`),
    "McNemar p",
  ];
  return [
    table([["suite", "tasks", "pass^1 [95 %]"], ...rows]),
    ...(gains.length > 0 ? [table([heads, ...gains])] : []),
  ].join("\n\n");
}

/** One line for each suite. */
export function shortScoreTable({ suites, rounds = [] }: Baseline): string {
  const rows = Object.entries(suites).map(([name, { tasks, passed }]) => {
    const compared = rounds.find(({ suite }) => suite === name);
    const single = compared ? percent((compared.passed[0] ?? 0) / compared.tasks) : "";
    return [name, String(tasks), percentWithInterval(passed / tasks, wilsonInterval(passed / tasks, tasks)), single];
  });
  return table([["suite", "tasks", "passed [95 %]", "with one round only"], ...rows]);
}

/** Writes the table into a text that has a place for it. */
export function putTable(file: string, content: string, [begin, end] = scorePlace): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) return;
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`);
}
