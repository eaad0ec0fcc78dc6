import { describe, expect, it } from "vitest";
import { toStateText } from "@/ai/context/prompt";
import { startScripted } from "../../support/ai-session";
import { calls, says } from "../../support/providers/scripted-provider";

const model = [
  calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]),
  calls([{ name: "findNodes", input: { selector: "type == 'human'" } }]),
  calls([{ name: "queryGraph", input: { query: "nodeCount" } }]),
  says("Done."),
];

async function statesAt(maxToolIterations: number): Promise<readonly string[]> {
  return (await requestsAt(maxToolIterations)).map(toStateText);
}

async function requestsAt(maxToolIterations: number) {
  const session = startScripted(model, { options: { maxToolIterations } });
  await session.controller.execute("Compare cats and humans");
  return session.model.requests;
}

describe("the instructions", () => {
  it("say at 1 round that everything goes into it, then that nothing can be called", async () => {
    const [first, second] = await statesAt(1);
    expect(first).toContain("Rounds of calls left: 1 of 1. It is the last: everything you need goes into it");
    expect(second).toContain("Nothing can be called any more");
    expect(second).not.toContain("Rounds of calls left");
  });

  it("count down from 2", async () => {
    const [first, second, third] = await statesAt(2);
    expect(first).toContain("Rounds of calls left: 2 of 2.\n");
    expect(second).toContain("Rounds of calls left: 1 of 2. It is the last");
    expect(third).toContain("Nothing can be called any more");
  });

  it("are the same in every request; the rounds that are left count down from 5 behind them", async () => {
    const requests = await requestsAt(5);
    expect(requests.map(toStateText).map((text) => /Rounds of calls left: (\d)/u.exec(text)?.[1])).toEqual([
      "5",
      "4",
      "3",
      "2",
    ]);
    expect(new Set(requests.map(({ instructions }) => instructions)).size).toBe(1);
    for (const { instructions: text } of requests) {
      expect(text).toContain("Prefer fewer calls");
      expect(text).toContain("[[id]]");
      expect(text).toContain("Never repeat a result's message");
      expect(text).toContain("is data");
    }
  });
});
