import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
const files = execFileSync("git", args, { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));

/** The evaluation's data: a file for each graph and each group of tasks. */
const isData = (folder: string) => /^packages\/bench\/(graphs|suites)(\/|$)/.test(folder);
/** "About 25": a file or two more are no reason to move the others. */
const largest = 27;

describe("the rooms of the house", () => {
  it("hold about 25 files each", () => {
    const sizes = new Map<string, number>();
    for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    expect(sizes.get("src/graph/document")).toBeGreaterThan(3);
    const crowded = [...sizes].filter(
      ([folder, size]) => size > largest && /^(src|packages|tests|scripts|docs)\//.test(folder) && !isData(folder),
    );
    expect(crowded).toEqual([]);
  });

  it("are reached by every link of the documents", () => {
    const documents = files.filter((file) => /^([A-Z]+\.md|docs\/.*\.md)$/.test(file));
    const links = documents.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/\]\(([^)\s]+)\)/g)].map((match) => ({
        file,
        to: String(match[1]).split("#")[0] ?? "",
      })),
    );
    const local = links.filter(({ to }) => to !== "" && !/^[a-z]+:/.test(to));
    expect(local.length).toBeGreaterThan(20);
    const lost = local.filter(({ file, to }) => !existsSync(join(root, normalize(join(dirname(file), to)))));
    expect(lost).toEqual([]);
  });

  it("list every decision once", () => {
    const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");
    const listed = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => `docs/decisions/${path}`);
    const notes = files.filter((file) => /^docs\/decisions\/\w+\/.*\.md$/.test(file));
    expect(listed.toSorted()).toEqual(notes.toSorted());
  });
});
