import { expect, it, vi } from "vitest";
import { lexicon } from "@/providers/builtin/lexicon/lexicon";
import { tokenise } from "@/providers/builtin/text/tokens";
import { requestFor } from "./support/request-for";

it("lets other work have its turn while it makes its words and rules ready for the first message", async () => {
  const request = await requestFor("how many nodes are there");
  // As in a page that was just opened: nothing was read yet.
  vi.resetModules();
  const { createBuiltinProvider } = await import("@/providers/builtin/builtin-provider");
  // Each look at the clock finds a slice to be over.
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 1000;
    return now;
  });
  const turns = vi.spyOn(globalThis, "setTimeout");
  const stream = createBuiltinProvider().stream(request, new AbortController().signal);
  await stream[Symbol.asyncIterator]().next();
  const given = turns.mock.calls.filter(([, ms]) => ms === 0).length;
  vi.restoreAllMocks();
  expect(given).toBeGreaterThan(20);
});

it("takes words apart as it does beside a sign", () => {
  const phrases = [...lexicon.keys(), "hwo mny", "teh cats", "a", "its dogs", "without"];
  const bySign = phrases.map((phrase) => tokenise(`${phrase} !`).slice(0, -1));
  expect(phrases.map(tokenise)).toEqual(bySign);
});
