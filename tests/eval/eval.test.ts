import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { main as headless } from "@/app/headless";
import { allCommands } from "@/commands/registry/all-commands";
import type { AnyCommand, ListedCommand } from "@/commands/registry/command-types";
import { loadCommand } from "@/commands/registry/load-command";
import { main } from "../../packages/bench/src/eval";
import { printSummary } from "../../packages/bench/src/print-summary";
import type { RunRecord } from "../../packages/bench/src/run-record";
import type { HeadlessProcess } from "../../packages/bench/src/spawn-headless";
import { summarise } from "../../packages/bench/src/summarise";
import { fixtures } from "./judge";

const folder = mkdtempSync(join(tmpdir(), "parley-eval-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface DoorOptions {
  readonly commands?: readonly ListedCommand[];
  /** Says nothing once it comes to a task with this in its id. */
  readonly hangsAt?: string;
  /** Ends without a word there. */
  readonly breaksAt?: string;
  readonly opened?: string[];
}

/** The command line in this process. */
function createDoor({ commands, hangsAt, breaksAt, opened }: DoorOptions = {}): HeadlessProcess {
  const isAt = (part: string | undefined, id: string): boolean => part !== undefined && id.includes(part);
  return {
    async run(args, { line, signal }) {
      const batch = readFileSync(args[args.indexOf("--batch") + 1] ?? "", "utf8");
      for (const task of batch.trim().split("\n")) {
        const { id } = JSON.parse(task);
        if (isAt(hangsAt, id)) await new Promise((resolve) => signal.addEventListener("abort", resolve));
        if (signal.aborted || isAt(breaksAt, id)) return { complaint: "out of memory" };
        opened?.push(id);
        line(await runAlone(task, args, commands));
      }
      return { complaint: "" };
    },
  };
}

async function runAlone(task: string, args: readonly string[], commands?: readonly ListedCommand[]): Promise<string> {
  const file = join(folder, `one-${process.pid}.jsonl`);
  writeFileSync(file, task);
  const stdout: string[] = [];
  await headless({
    args: args.map((arg, index) => (args[index - 1] === "--batch" ? file : arg)),
    workingFolder: folder,
    samplesFolder: folder,
    environment: {},
    ...(commands ? { commands } : {}),
    stdout: (text) => stdout.push(text),
    stderr: () => undefined,
  });
  return stdout.join("").trim();
}

function withoutWork(command: AnyCommand): AnyCommand {
  const idle = async () => ({ success: true, message: "Styled.", said: [], changes: [] }) as const;
  return {
    ...command,
    async check(given) {
      const checked = await command.check(given);
      return checked.success ? { ...checked, run: idle } : checked;
    },
  };
}

const team = join(fixtures, "team.json");

async function evaluate(args: readonly string[], options: DoorOptions & { readonly stop?: AbortController } = {}) {
  let stdout = "";
  let stderr = "";
  const status = await main({
    args,
    workingFolder: folder,
    suitesFolder: join(folder, "suites"),
    cacheFolder: join(folder, "cache"),
    headlessScript: "",
    headless: createDoor(options),
    signal: options.stop?.signal ?? new AbortController().signal,
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
  });
  return { status, stdout, stderr };
}

const measured = (...args: readonly string[]) => ["--suite", team, "--jobs", "1", ...args];
const recordsOf = (file: string): { id: string; run: number; passed: boolean; faults: { cause: string }[] }[] =>
  JSON.parse(readFileSync(join(folder, file), "utf8")).records;
const passedIn = (file: string): readonly string[] =>
  recordsOf(file)
    .filter(({ passed }) => passed)
    .map(({ id }) => id);

describe("an evaluation", () => {
  it("tells each task as it ends, then the score by category, the causes and the failing tasks", async () => {
    const { status, stdout, stderr } = await evaluate(measured("--json", "whole.json"));
    expect(status).toBe(0);
    expect(stderr).toContain("[1/5] team/count ok");
    expect(stdout).toMatch(/\| all +\| +5 \| +80\.0 % \[38-96\]/);
    expect(stdout).toContain("Failures by cause: answer-number 1.");
    expect(stdout).toContain("Changed what was not asked: 0 of 5 tasks.");
    expect(stdout).toContain('wrong (query) answer-number: the answer does not tell 7: "There is 1 designer."');
    expect(passedIn("whole.json")).toEqual(["count", "blue", "follow", "delete"]);
  });

  it("counts the tasks in which something was changed that was not asked, whichever fault came first", async () => {
    await evaluate(measured("--json", "unasked.json"));
    const { records } = JSON.parse(readFileSync(join(folder, "unasked.json"), "utf8"));
    const faulty = (cause: string) => ({ cause, reason: "" });
    const faults: Readonly<Record<string, readonly unknown[]>> = {
      count: [faulty("unchanged")],
      blue: [faulty("colour"), faulty("changed-only")],
      follow: [faulty("selected")],
    };
    const output = records.map((one: RunRecord) => ({ ...one, passed: false, faults: faults[one.id] ?? [] }));
    expect(printSummary(summarise(output), { listFailing: false })).toContain(
      "Changed what was not asked: 2 of 5 tasks.",
    );
  });

  it("runs every task k times and tells pass^k", async () => {
    const { stdout } = await evaluate(measured("--runs", "3", "--only", "count|wrong"));
    expect(stdout).toContain("pass^3");
    expect(stdout).toContain("wrong 0/3 (query)");
  });

  it("keeps a trace of each task where a folder is named", async () => {
    await evaluate(measured("--only", "blue", "--traces", "traces"));
    const [trace] = JSON.parse(readFileSync(join(folder, "traces", "team_blue_1.json"), "utf8"));
    expect(trace.input).toBe("Make the engineers blue");
  });

  it("goes on behind a task that hangs or takes the door down, and counts it as failed", async () => {
    await evaluate(measured("--json", "hangs.json", "--task-seconds", "1"), { hangsAt: "/follow#" });
    expect(recordsOf("hangs.json").map(({ id, faults }) => [id, faults[0]?.cause])).toEqual([
      ["count", undefined],
      ["blue", undefined],
      ["follow", "timeout"],
      ["delete", undefined],
      ["wrong", "answer-number"],
    ]);
    await evaluate(measured("--json", "breaks.json"), { breaksAt: "/count#" });
    expect(recordsOf("breaks.json")[0]?.faults[0]).toEqual({ cause: "process", reason: "out of memory" });
    expect(passedIn("breaks.json")).toEqual(["blue", "follow", "delete"]);
  });

  it("stops when it is told to and goes on where it stopped", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 1500);
    const first = await evaluate(measured("--json", "cut.json", "--task-seconds", "60"), { stop, hangsAt: "/delete#" });
    expect(first.status).toBe(3);
    expect(first.stderr).toContain("--resume");
    const opened: string[] = [];
    const second = await evaluate(measured("--resume", "cut.json"), { opened });
    expect(second.status).toBe(0);
    expect(opened).toEqual(["team/delete#1", "team/wrong#1"]);
    expect(passedIn("cut.json")).toEqual(["count", "blue", "follow", "delete"]);
  });

  it("does not resume the result of another assistant", async () => {
    await evaluate(measured("--json", "mine.json", "--only", "count"));
    const { status, stderr } = await evaluate(measured("--resume", "mine.json", "--set", "maxToolIterations=1"));
    expect(status).toBe(2);
    expect(stderr).toContain("is of builtin, not of builtin maxToolIterations=1");
  });

  it("measures a model behind the built-in assistant, and keeps it apart from that model alone", async () => {
    const nobody = ["--provider", "openai", "--model", "m", "--base-url", "http://127.0.0.1:9/v1", "--only", "count"];
    await evaluate(measured(...nobody, "--context-tokens", "6000", "--builtin-first", "--json", "helped.json"));
    expect(passedIn("helped.json")).toEqual(["count"]);
    const { stderr } = await evaluate(measured(...nobody, "--resume", "helped.json"));
    expect(stderr).toContain("is of openai m behind the built-in assistant, not of openai m.");
    await evaluate(measured(...nobody, "--json", "alone.json"));
    expect(passedIn("alone.json")).toEqual([]);
  });

  it("stops at a bound of time and says so", async () => {
    const { status, stderr } = await evaluate(measured("--json", "bound.json", "--max-seconds", "1"), {
      hangsAt: "/blue#",
    });
    expect(status).toBe(3);
    expect(stderr).toContain("1 s were reached");
    expect(recordsOf("bound.json").map(({ id }) => id)).toEqual(["count"]);
  });

  it("compares two results task by task", async () => {
    await evaluate(measured("--json", "a.json"));
    await evaluate(measured("--json", "b.json", "--set", "maxToolIterations=0"));
    const { status, stdout } = await evaluate(["--compare", "a.json", "b.json"]);
    expect(status).toBe(0);
    expect(stdout).toContain("B b.json: builtin maxToolIterations=0");
    expect(stdout).toMatch(/\| team +\| +5 \| +80\.0 % \| +0\.0 % \| +0 \| +4 \| +0 \| +1 \| +0\.1250 \|/);
    expect(stdout).toContain("team, only A: count, blue, follow, delete");
  });

  it("compares one round with several on the same tasks", async () => {
    const { stdout } = await evaluate(measured("--rounds", "1,5", "--json", "rounds.json"));
    expect(stdout).toContain("team, only 5 rounds: delete");
  });

  it.each([
    [["--suite", "nothing"], "There is no suite nothing"],
    [["--sute", "x"], "Unknown option --sute"],
    [["--runs", "0"], "--runs takes a whole number above 0"],
    [["--compare", "a.json"], "--compare takes two result files"],
    [measured("--only", "zzz"), "No task's id matches"],
    [measured("--update-baseline"), "--update-baseline needs --baseline"],
    [measured("--resume", "not-there.json"), "holds nothing to resume"],
  ])("refuses %j in words", async (args, words) => {
    const { status, stderr } = await evaluate(args);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });

  it.each([
    ["an unknown check", { type: "answer-nmber" }],
    ["a broken pattern", { type: "answer-lacks", pattern: "left\\-trim" }],
  ])("names the file, the task and the place of %s in a suite", async (_, check) => {
    const file = join(folder, "odd.json");
    mkdirSync(join(folder, "graphs"), { recursive: true });
    const task = { id: "t1", graph: "team.json", category: "query", messages: ["Hi"], checks: [check] };
    writeFileSync(file, JSON.stringify({ suite: "odd", tasks: [task] }));
    const { status, stderr } = await evaluate(["--suite", file]);
    expect(status).toBe(2);
    expect(stderr).toContain("task t1: tasks.0.checks.0");
  });
});

describe("a suite held out", () => {
  it("tells its failures by kind, never by what was asked or answered", async () => {
    const file = join(folder, "unread-held.json");
    mkdirSync(join(folder, "graphs"), { recursive: true });
    writeFileSync(join(folder, "graphs", "team.json"), readFileSync(join(fixtures, "graphs", "team.json")));
    const messages = ["How many designers are there?"];
    const checks = [{ type: "answer-number", value: 7 }];
    const task = { id: "secret", graph: "team.json", category: "query", messages, checks };
    writeFileSync(file, JSON.stringify({ suite: "unread-held", tasks: [task] }));
    const { stdout, stderr } = await evaluate(["--suite", file]);
    expect(stdout).toMatch(/secret \(query\) answer-number$/m);
    expect(stderr).toMatch(/unread-held\/secret FAIL answer-number$/m);
    expect(stdout + stderr).not.toContain("designer");
  });
});

describe("a baseline", () => {
  it("is of the suites it holds, until another is named", async () => {
    const suites = join(folder, "suites");
    mkdirSync(join(folder, "graphs"), { recursive: true });
    writeFileSync(join(folder, "graphs", "team.json"), readFileSync(join(fixtures, "graphs", "team.json")));
    for (const name of ["old", "new", "unread"]) {
      const suite = name === "unread" ? "unread-held" : name;
      const task = {
        id: "one",
        graph: "team.json",
        category: "query",
        messages: ["Hi"],
        checks: [{ type: "unchanged" }],
      };
      mkdirSync(join(suites, name), { recursive: true });
      writeFileSync(join(suites, name, "all.json"), JSON.stringify({ suite, tasks: [task] }));
    }
    const base = ["--jobs", "1", "--baseline", "held.json"];
    const held = () => Object.keys(JSON.parse(readFileSync(join(folder, "held.json"), "utf8")).suites);
    await evaluate(["--suite", "old", ...base, "--update-baseline"]);
    const { stderr } = await evaluate(base);
    expect(stderr).toContain("old/one");
    expect(stderr).not.toMatch(/new\/one|unread/);
    await evaluate(["--suite", "new", ...base, "--update-baseline"]);
    expect(held()).toEqual(["old", "new"]);
    await evaluate(["--suite", "unread", ...base, "--update-baseline"]);
    expect(held()).toEqual(["old", "new", "unread-held"]);
    expect((await evaluate(base)).stderr).toContain("unread-held/one");
    const open = await evaluate([...base, "--only", "^(?!unread-held/)"]);
    expect(open.stdout).toContain("old: 1 of 1");
    expect(open.stdout + open.stderr).not.toContain("unread-held");
    rmSync(suites, { recursive: true });
  });

  it("holds for the same score, and a deliberately broken command falls below it", async () => {
    expect((await evaluate(measured("--baseline", "base.json", "--update-baseline"))).status).toBe(0);
    const same = await evaluate(measured("--baseline", "base.json"));
    const { status, stderr } = await evaluate(measured("--baseline", "base.json", "--only", "blue"));
    expect([status, stderr]).toEqual([2, expect.stringContaining("--only leaves a part of team")]);
    expect(same.status).toBe(0);
    expect(same.stdout).toContain("team: 4 of 5 (80.0 %); the baseline has 4 of 5 (80.0 %).");
    // Reports success and does nothing: the fault that only a look at the document finds.
    const broken = await Promise.all(
      allCommands.map(async (listed) =>
        listed.name === "styleNodes" ? withoutWork(await loadCommand(listed)) : listed,
      ),
    );
    const fallen = await evaluate(measured("--baseline", "base.json"), { commands: broken });
    expect(fallen.status).toBe(1);
    expect(fallen.stdout).toContain("the score FELL");
    expect(fallen.stdout).toContain("newly failing: blue (colour), follow (colour)");
    expect(fallen.stderr).toContain("--update-baseline");
  });
});
