import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, it } from "vitest";
import { freeAfter, isOutOfMemory, letGoOfDerived, letGoWhenShort, letGoWhileHeld } from "@/lib/memory/derived";

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

it("lets go of a document's things while there is the document, and keeps none of them", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const gone: string[] = [];
  const make = () => {
    const index = { name: "index" };
    const letGo = () => void gone.push(index.name);
    letGoWhileHeld(letGo);
    return { letGo, index: new WeakRef(index) };
  };
  const held = make();
  const { index } = make();
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
  expect(index.deref()).toBeUndefined();
  letGoOfDerived();
  expect(gone).toEqual(["index"]);
  expect(held.index.deref()).toBeDefined();
});
