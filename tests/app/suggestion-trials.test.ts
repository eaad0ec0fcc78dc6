import { afterEach, describe, expect, it, vi } from "vitest";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { tryMessage } from "@/app/chat/try-message";
import type { GraphData } from "@/graph/changes/change-types";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { startAiSession } from "../support/ai-session";
import { catsGraph } from "../support/graphs/cats";

const never = new AbortController().signal;

function open(graph: GraphData = catsGraph()) {
  const session = startAiSession({ provider: createBuiltinProvider(), graph });
  const { controller } = session;
  controller.subscribe((event) => {
    if (event.type === "ai-approval-request") controller.answerApproval(event.callId, true);
  });
  const deps = {
    core: session,
    layouts: createLocalLayoutRunner(),
    algorithms: createLocalAlgorithmRunner(),
    options: {},
  };
  return { ...session, works: (text: string, signal = never) => tryMessage(text, deps, signal) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a suggestion that is tried", () => {
  it.each([
    ["Find all cats and make them blue", true],
    ["Highlight the shortest path from Whiskers to Ann", true],
    ["Delete all cats", true],
    ["Make the flurbs wibble", false],
    ["Colour the nodes by shoe size", false],
  ])("%s: works is %s", async (text, expected) => {
    expect(await open().works(text)).toBe(expected);
  });

  it("changes nothing: no element, no selection, no undo step, no word of the conversation, no request", async () => {
    const fetched = vi.fn(() => Promise.reject(new Error("No network here.")));
    vi.stubGlobal("fetch", fetched);
    const { works, document, controller, registry, events } = open();
    await controller.execute("Select all cats");
    const before = [document.snapshot(), document.selection, document.steps(), registry.sets.saved()];
    const [history, received] = [controller.history(), events.length];
    for (const text of ["Delete all cats", "Show only them", "Make them red", "Describe Ann"]) await works(text);
    expect([document.snapshot(), document.selection, document.steps(), registry.sets.saved()]).toEqual(before);
    expect(controller.history()).toEqual(history);
    expect(events).toHaveLength(received);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("knows what was said and selected before", async () => {
    const { works, controller } = open();
    expect(await works("Make them red")).toBe(false);
    await controller.execute("Find all cats");
    expect(await works("Make them red")).toBe(true);
    expect(await works("What is their average age?")).toBe(true);
  });

  it("is left when the signal is aborted", async () => {
    const { works } = open();
    const stop = new AbortController();
    const tried = works("Find all cats and make them blue", stop.signal);
    stop.abort();
    await expect(tried).rejects.toThrow();
  });
});
