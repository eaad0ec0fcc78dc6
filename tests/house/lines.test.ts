import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mostLines } from "./most-lines";

const root = join(import.meta.dirname, "..", "..");
const decisions = join(root, "docs", "decisions");
const table = "tests/house/most-lines.ts";
/** A room with more rooms of its own in the table is counted without them. */
const rooms = Object.keys(mostLines).sort((one, other) => other.length - one.length);
/** So far a room may shrink before its row has to. */
const slack = 600;

const lines = new Map<string, number>(rooms.map((room) => [room, 0]));
const homeless: string[] = [];
const long: string[] = [];
const files = ["src", "packages"].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: "utf8" }).map((file) => `${top}/${file}`),
);
for (const path of files) {
  if (!/\.(?:tsx?|css)$/.test(path)) continue;
  const file = path.replace(/^src\//, "");
  const room = rooms.find((one) => file.startsWith(`${one}/`));
  const all = readFileSync(join(root, path), "utf8").split("\n");
  all.forEach((line, at) => {
    if (line.length > 140) long.push(`${path}:${at + 1}`);
  });
  if (room === undefined) homeless.push(file);
  else lines.set(room, (lines.get(room) ?? 0) + all.length - 1);
}

it.each([...lines])("%s has %i lines: no more than its row in most-lines.ts, and not far fewer", (room, count) => {
  const most = mostLines[room] ?? 0;
  // Take lines away, or raise its row in the same commit; above 100 lines in a day a note in docs/decisions says why.
  expect(count, `${room} grew: take lines away, or raise its row in ${table}`).toBeLessThanOrEqual(most);
  expect(count, `${room} shrank: lower its row`).toBeGreaterThan(most - slack);
});

it("no line has more than 140 characters: src/lib/text/lines.ts has what breaks one", () => {
  expect(long).toEqual([]);
});

it("counts every source file in some room", () => {
  expect(homeless).toEqual([]);
});

/** So far a row may rise in a day without a word. */
const unsaid = 100;

/** The table at each commit that changed it, oldest first; none where there is no history. */
function history(): readonly { readonly day: string; readonly rows: ReadonlyMap<string, number> }[] {
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
  try {
    const log = git("log", "--reverse", "--format=%H %cs", "--", table).trim().split("\n");
    return log.map((line) => {
      const [commit = "", day = ""] = line.split(" ");
      const rows = [...git("show", `${commit}:${table}`).matchAll(/^ {2}"?([\w/]+)"?: ([\d_]+),/gmu)];
      return { day, rows: new Map(rows.map(([, room = "", most = ""]) => [room, Number(most.replace("_", ""))])) };
    });
  } catch {
    return [];
  }
}

it("a row that was raised has a note of that day which names its room", () => {
  const commits = history();
  if (commits.length < 2) process.stderr.write(`Raised rows were NOT checked: there is no git history of ${table}.\n`);
  const notes = readdirSync(decisions, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
  const names = (day: string, room: string) =>
    notes.some((file) => {
      if (!file.includes(day)) return false;
      return file.startsWith(`${room}/`) || readFileSync(join(decisions, file), "utf8").includes(`\`${room}`);
    });
  const days = [...new Set(commits.map(({ day }) => day))];
  const unexplained = days.flatMap((day) => {
    const before = commits.findLast((one) => one.day < day) ?? commits[0];
    const after = commits.findLast((one) => one.day === day);
    const first = new Map(commits.toReversed().flatMap(({ rows }) => [...rows]));
    return rooms.filter((room) => {
      const rise = (after?.rows.get(room) ?? 0) - (before?.rows.get(room) ?? first.get(room) ?? 0);
      return rise > unsaid && !names(day, room);
    });
  });
  expect(unexplained).toEqual([]);
});
