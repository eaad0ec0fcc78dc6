import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSegments } from "@/canvas/sigma/segments";

interface Line {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly reach: number;
}

/** The least distance from a point to a line. */
function away({ x, y }: Line["from"], { from, to }: Line): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}

const place = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
const line = fc.record({ from: place, to: place, reach: fc.integer({ min: 0, max: 60 }) });
const act = fc.oneof(
  fc.record({ kind: fc.constant("put" as const), id: fc.integer({ min: 0, max: 90 }), line }),
  fc.record({ kind: fc.constant("hide" as const), id: fc.integer({ min: 0, max: 90 }) }),
  fc.record({ kind: fc.constant("remove" as const), id: fc.integer({ min: 0, max: 90 }) }),
  fc.record({ kind: fc.constant("rest" as const) }),
  fc.record({ kind: fc.constant("look" as const), at: place, reach: fc.integer({ min: 0, max: 200 }) }),
);

type Act =
  | { readonly kind: "put"; readonly id: number; readonly line: Line }
  | { readonly kind: "hide" | "remove"; readonly id: number }
  /** The next slice of a grid that is being made. */
  | { readonly kind: "rest" }
  | { readonly kind: "look"; readonly at: Line["from"]; readonly reach: number };

/** What is found beside what a look at each line finds. */
function createCompared(atOnce?: number) {
  const segments = createSegments(atOnce);
  const held = new Map<string, Line>();
  const places = new Map<string, number>();
  const note = (id: string, one: Line | null) => places.set(id, segments.put(id, one, places.get(id) ?? null));
  const drop = (id: string) => {
    const known = places.get(id);
    if (known !== undefined) segments.drop(known);
    places.delete(id);
  };
  const put = (id: string, one: Line) => {
    note(id, one);
    held.set(id, one);
  };
  const look = (at: Line["from"], reach: number) => {
    const near = new Set(segments.near(at, reach));
    for (const id of near) expect(held.has(id)).toBe(true);
    for (const [id, known] of held) {
      const distance = away(at, known) - known.reach - reach;
      if (distance < -1e-3) expect(near).toContain(id);
      // It looks at the box round a line too, not at its round ends alone.
      if (near.has(id)) expect(distance).toBeLessThan(known.reach + reach + 1);
    }
  };
  const follow = (one: Act) => {
    if (one.kind === "put") put(`e${one.id}`, one.line);
    else if (one.kind === "look") look(one.at, one.reach);
    else if (one.kind === "rest") vi.advanceTimersToNextTimer();
    else {
      if (one.kind === "hide") note(`e${one.id}`, null);
      else drop(`e${one.id}`);
      held.delete(`e${one.id}`);
    }
  };
  return { put, follow };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

describe("the lines of edges", () => {
  it.each([
    ["in one go", undefined],
    ["in slices", 0],
  ])("are found where they pass, however they came, moved and went since the last look: %s", (_, atOnce) => {
    let now = 0;
    // A slice is over after each step.
    vi.spyOn(performance, "now").mockImplementation(() => {
      now += 100;
      return now;
    });
    const acts = fc.array(act, { maxLength: 300, size: "max" });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 80 }), acts, (first, then) => {
        const compared = createCompared(atOnce);
        for (const [index, one] of first.entries()) compared.put(`e${index}`, one);
        for (const one of then) compared.follow(one);
      }),
      { numRuns: 100 },
    );
  });

  it("hold what has no place, and hit nothing by it", () => {
    const segments = createSegments();
    const nowhere = { x: Number.NaN, y: 0 };
    segments.put("lost", { from: nowhere, to: { x: 5, y: 5 }, reach: 1 }, null);
    segments.put("a", { from: { x: 0, y: 0 }, to: { x: 10, y: 0 }, reach: 1 }, null);
    expect(segments.near({ x: 5, y: 0 }, 1)).toEqual(["a"]);
    expect(createSegments().near({ x: 0, y: 0 }, 10)).toEqual([]);
  });
});
