import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";

/** All there is in the repository, folders with a slash at their end. */
const everything = under(".");
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

/** Notes on decisions say what was; lessons are read by people who have no sources. */
const documents = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => existsSync(path) && path !== "" && !/^(?:docs\/decisions|public|packages)\//.test(path));

it.each(documents)("%s names scripts and paths that exist", (path) => {
  expect(faultsIn(readFileSync(path, "utf8"))).toEqual([]);
});

it("a document that names what is gone is noticed", () => {
  const text =
    "`npm run no-such` then `ai/gone/old-file.ts`, `ai/gone/old`, `gone-room/`, `src/ai`, `words/{en,de}/frame.ts`";
  expect(faultsIn(text)).toEqual(["no-such", "ai/gone/old-file.ts", "ai/gone/old", "gone-room/"]);
});

it("every command stands in docs/commands.md", () => {
  const text = readFileSync("docs/commands.md", "utf8");
  expect(allCommands.map(({ name }) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it("every room stands in docs/architecture.md", () => {
  const text = readFileSync("docs/architecture.md", "utf8");
  const rooms = everything.flatMap((path) => /^src\/(?!lib\/|ui\/|words\/)\w+\/([\w-]+\/)$/.exec(path)?.[1] ?? []);
  expect(rooms.length).toBeGreaterThan(50);
  expect(rooms.filter((room) => !text.includes(`\`${room}\``))).toEqual([]);
});

function under(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(?:node_modules|\.git|dist.*)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [`${path}/`, ...under(path)] : [path];
  });
}

function faultsIn(text: string): readonly string[] {
  const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = ""]) => name);
  const paths = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => code.split(/(?:[\s;()]|,(?![^{]*\}))+/));
  return [
    ...named.filter((name) => !Object.hasOwn(scripts, name)),
    ...paths.filter((path) => isPath(path) && !isThere(path)),
  ];
}

/** A folder with its slash, what has the ending of a source, or what begins at one of our folders; `NAME` and what is built stand for others. */
function isPath(word: string): boolean {
  if (/[A-Z]{4}|^(?:dist|assets|screenshots)\b|^@/.test(word)) return false;
  if (/^[\w.*{},-]+(?:\/[\w.*{},-]+)*(?:\/|\.(?:tsx?|mjs|cjs|md|json|css))$/.test(word)) return true;
  const [first = "", second] = word.split("/");
  return first !== "" && second !== undefined && /^[\w./-]+$/.test(word) && existsSync(join("src", first));
}

/** At the end of some path: documents leave out what goes without saying, and the ending of a source. `*` is any name, braces are one of several. */
function isThere(word: string): boolean {
  const parts = word
    .replace(/[.+]/g, "\\$&")
    .replace(/\*/g, "[^/]+")
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`);
  const pattern = new RegExp(`(?:^|/)${parts}(?:\\.tsx?|/)?$`);
  return everything.some((path) => pattern.test(path));
}
