import { afterEach, expect, it } from "vitest";
import { freeAfter, isOutOfMemory, letGoOfDerived, letGoWhenShort } from "@/lib/memory/derived";

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

it("knows what an engine says when it has no room, from the engine itself", () => {
  const failures = [() => new Float64Array(2 ** 52), () => new ArrayBuffer(2 ** 53 - 1), () => "x".repeat(2 ** 30)];
  for (const fail of failures) {
    let error: unknown = null;
    try {
      fail();
    } catch (caught) {
      error = caught;
    }
    expect(isOutOfMemory(error), String(error)).toBe(true);
    // As a worker hands it on.
    expect(isOutOfMemory(String(error))).toBe(true);
  }
  expect(isOutOfMemory(new Error("Source and target of a flow are one node."))).toBe(false);
});

it("lets go of all there is, however one of them fails, and of nothing after another failure", () => {
  const gone: string[] = [];
  endings.push(letGoWhenShort(() => gone.push("first")));
  endings.push(
    letGoWhenShort(() => {
      throw new Error("cannot");
    }),
  );
  const end = letGoWhenShort(() => gone.push("second"));
  freeAfter(new TypeError("x is undefined"));
  expect(gone).toEqual([]);
  freeAfter(new RangeError("Array buffer allocation failed"));
  expect(gone).toEqual(["first", "second"]);
  end();
  letGoOfDerived();
  expect(gone).toEqual(["first", "second", "first"]);
});
