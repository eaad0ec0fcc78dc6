import { describe, expect, it } from "vitest";
import type { Exchange } from "@/ai/history/messages";
import type { ProviderPart } from "@/ai/port/provider-port";
import { startScripted } from "../../support/ai-session";
import { calls, says } from "../../support/providers/scripted-provider";

/** How often the answers of an earlier conversation are looked at while one message takes so many steps. */
async function looksDuring(steps: number): Promise<number> {
  let looks = 0;
  const history = Array.from(
    { length: 40 },
    (_, at): Exchange => ({
      user: `Message ${at}`,
      rounds: [],
      get answer() {
        looks += 1;
        return [{ type: "text" as const, text: `Answer ${at}` }];
      },
    }),
  );
  const counting = Array.from({ length: steps }, (_, at) =>
    calls([{ name: "findNodes", input: { selector: `age > ${at}` } }]),
  );
  const scripts = [...counting, says("Done.")].map(withoutUsage);
  const { controller } = startScripted(scripts, { options: { maxToolIterations: 10 } });
  controller.restore(history);
  const { rounds } = await controller.execute("Count them");
  expect(rounds).toHaveLength(steps);
  return looks;
}

/** As of a server that reports no tokens: they are estimated of all that is sent. */
function withoutUsage(parts: readonly ProviderPart[]): readonly ProviderPart[] {
  return parts.map((part) => (part.type === "finish" ? { type: part.type, reason: part.reason } : part));
}

describe("a long conversation", () => {
  it("is measured once for a message, however many steps that takes", async () => {
    const looks = await looksDuring(1);
    expect(looks).toBeGreaterThan(0);
    expect(await looksDuring(6)).toBe(looks);
  });
});
