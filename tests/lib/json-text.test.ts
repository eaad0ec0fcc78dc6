import * as fc from "fast-check";
import { expect, it } from "vitest";
import { jsonText } from "@/lib/json-text";
import { atOnce } from "@/lib/steps";

const long = Array.from({ length: 200 }, (_, at) => ({ id: `n${at}`, at, none: undefined }));

it("writes what JSON.stringify writes", () => {
  const isSame = (value: unknown) => atOnce(jsonText(value)) === JSON.stringify(value);
  void fc.assert(fc.property(fc.jsonValue(), isSame));
  for (const value of [{ graph: { nodes: long, none: undefined } }, [long, [undefined]], {}, [], long])
    expect(atOnce(jsonText(value))).toBe(JSON.stringify(value));
  const record = Object.fromEntries(long.map((one) => [one.id, { ...one, list: long.slice(0, 3) }]));
  expect(atOnce(jsonText({ record }))).toBe(JSON.stringify({ record }));
});

it("gives up where the text is longer than wanted, before all of it is written", () => {
  const steps = jsonText({ nodes: long }, 300);
  let count = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    count += 1;
    if (!step.done) continue;
    expect(step.value).toBeNull();
    break;
  }
  expect(count).toBeLessThan(6);
});
