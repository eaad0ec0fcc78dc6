import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mostLines } from "./most-lines";

const root = join(import.meta.dirname, "..", "..");
/** A room with more rooms of its own in the table is counted without them. */
const rooms = Object.keys(mostLines).sort((one, other) => other.length - one.length);
/** So far a room may shrink before its row has to. */
const slack = 600;

const lines = new Map<string, number>(rooms.map((room) => [room, 0]));
const homeless: string[] = [];
const files = ["src", "packages"].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: "utf8" }).map((file) => `${top}/${file}`),
);
for (const path of files) {
  if (!/\.(?:tsx?|css)$/.test(path)) continue;
  const file = path.replace(/^src\//, "");
  const room = rooms.find((one) => file.startsWith(`${one}/`));
  if (room === undefined) homeless.push(file);
  else lines.set(room, (lines.get(room) ?? 0) + readFileSync(join(root, path), "utf8").split("\n").length - 1);
}

it.each([...lines])("%s has %i lines: no more than its row in most-lines.ts, and not far fewer", (room, count) => {
  const most = mostLines[room] ?? 0;
  // Take lines away, or say in a note of docs/decisions why the room grows, and raise its row.
  expect(count, `${room} grew`).toBeLessThanOrEqual(most);
  expect(count, `${room} shrank: lower its row`).toBeGreaterThan(most - slack);
});

it("counts every source file in some room", () => {
  expect(homeless).toEqual([]);
});
