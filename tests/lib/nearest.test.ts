import { describe, expect, it } from "vitest";
import { nearest } from "@/lib/text/nearest";

describe("the nearest names", () => {
  const long = "x".repeat(1_000_000);

  it("are found among names of a million letters without comparing those", () => {
    const candidates = [...Array.from({ length: 200 }, (_, index) => `${long}${index}`), "age", "agent"];
    expect(nearest("agee", candidates)).toEqual(["age", "agent"]);
  });

  it("are none where half of the letters differ, but one whose letters changed places", () => {
    expect(nearest("zone", ["role", "time"])).toEqual([]);
    expect(nearest("naem", ["name", "team"])).toEqual(["name"]);
    expect(nearest("zoen", ["zone", "role"])).toEqual(["zone"]);
  });

  it("are none for a name of a million letters", () => {
    expect(
      nearest(
        long,
        Array.from({ length: 50 }, () => `${long}y`),
      ),
    ).toEqual([]);
  });

  it.each([
    ["selektor", "selector"],
    ["label", "label of the node"],
    ["nodeTypeAttribute", "nodeType"],
  ])("are near for %s by letters or by their beginning: %s", (word, near) => {
    expect(nearest(word, [near, "something else"])).toEqual([near]);
  });
});
