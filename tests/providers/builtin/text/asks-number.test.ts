import { describe, expect, it } from "vitest";
import { withoutAsides } from "@/providers/builtin/text/asides";
import { measureAsked, tellsMeasure } from "@/providers/builtin/text/asks-number";

describe("the kind of number a question asks for", () => {
  it.each([
    ["how hot should the oven be", "degrees", "Bake at 195 °C.", "Bake for ten minutes."],
    ["how long does it take", "time", "It takes nine minutes.", "It weighs 9 kg."],
    ["wie lange dauert das", "time", "Nach zwei Stunden ist er fertig.", "Er wiegt 3 kg."],
    ["how many kilos does it need", "weight", "A colony needs 18 kg of stores.", "It lives six weeks."],
    ["how far from the table", "length", "It hangs at least 1.2 m from it.", "It is red."],
    ["what percentage do they take", "share", "They take 9 %.", "They take nine."],
    ["how many eggs does she lay", "number", "She lays 1,800 of them.", "She lays them on the comb."],
  ] as const)("of '%s' is %s", (question, measure, telling, silent) => {
    expect(measureAsked(question)).toBe(measure);
    expect(tellsMeasure(telling, measure)).toBe(true);
    expect(tellsMeasure(silent, measure)).toBe(false);
  });

  it.each([
    ["what is a hive?", null],
    ["does the graph get sent when I use a key?", null],
    ["how much rope for each metre of depth", "number"],
  ])("is not told by a word beside it: '%s'", (question, measure) => {
    expect(measureAsked(question)).toBe(measure);
  });
});

describe("what people say of themselves", () => {
  it.each([
    ["I'm new. What is a hive?", "What is a hive?"],
    ["I missed @0 . What was it about?", "What was it about?"],
    ["I only meant the lights", "I only meant the lights"],
    ["Show me the outline. Then tell me about lesson 2.", "Show me the outline. Then tell me about lesson 2."],
  ])("is no part of the question: %s", (message, asked) => {
    expect(withoutAsides(message)).toBe(asked);
  });
});
