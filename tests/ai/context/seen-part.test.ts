import { describe, expect, it } from "vitest";
import { toContextText } from "@/ai/context/context-text";
import { createAiController } from "@/ai/loop/ai-controller";
import type { CommandCall } from "@/commands/registry/command-types";
import { startAiSession } from "../../support/ai-session";
import { createScriptedProvider, says } from "../../support/providers/scripted-provider";

const all = { left: -10_000, top: -10_000, width: 20_000, height: 20_000, zoom: 0.5 };

async function output(area: typeof all | null, prepare: readonly CommandCall[] = []) {
  const model = createScriptedProvider([says("This.")]);
  const { document, registry } = startAiSession({ provider: model });
  for (const call of [{ name: "setLayout", input: { type: "grid" } }, ...prepare]) {
    const { signal } = new AbortController();
    const origin = { step: call.name, actor: "user", title: call.name } as const;
    expect((await registry.execute(call, origin, { signal, actor: "user" })).success).toBe(true);
  }
  const controller = createAiController({
    document,
    registry,
    provider: () => model,
    now: () => 0,
    newId: () => "id",
    sampleNames: [],
    seen: () => area,
  });
  await controller.execute("what am I looking at?");
  const { context } = model.requests[0] ?? {};
  return { seen: context?.seen, text: context ? toContextText(context) : "", document };
}

describe("what is in view", () => {
  it("is told to a model with the zoom and the best connected nodes, hidden ones left out", async () => {
    const { seen, text, document } = await output(all, [{ name: "filterGraph", input: { selector: "type == 'cat'" } }]);
    const shown = document.snapshot().nodes.filter(({ id }) => document.isVisible("nodes", id));
    expect(seen?.nodeCount).toBe(shown.length);
    expect(shown.length).toBeLessThan(document.snapshot().nodes.length);
    expect(text).toMatch(/in view at 50 %: 8 nodes, \d+ edges, best connected: "/);
  });

  it("counts a part of the picture, and of it only edges whose both ends are there", async () => {
    const whole = await output(all);
    const xs = whole.document.snapshot().nodes.map(({ position }) => position?.x ?? 0);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const half = await output({ ...all, width: middle + 10_000 });
    expect(half.seen?.nodeCount).toBe(xs.filter((x) => x <= middle).length);
    expect(half.seen?.edgeCount).toBeLessThan(whole.seen?.edgeCount ?? 0);
  });

  it("is left out where nothing is drawn", async () => {
    const { seen, text } = await output(null);
    expect(seen).toBeUndefined();
    expect(text).not.toContain("in view");
  });
});
