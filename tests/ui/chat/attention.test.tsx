import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { MetricsStore } from "@/store/metrics/metrics-store";
import type { Measure } from "@/traces/metrics";
import { options as germanOptions } from "@/words/de/dialogs/options";
import { metrics as english } from "@/words/en/dialogs/metrics";
import { options as words } from "@/words/en/dialogs/options";
import { openPage } from "../page";

const slow: Measure = {
  ...{ turn: "t1", at: 0, provider: "openai", kind: "read", rounds: 1, calls: 4, failedCalls: 0 },
  ...{ latencyMs: 6000, inputTokens: 900, outputTokens: 100 },
};
const add = (store: MetricsStore, times: number, more: Partial<Measure> = {}) =>
  act(() => {
    for (let time = 0; time < times; time += 1) store.add({ ...slow, ...more });
  });
const noMark = (text: string) => waitFor(() => expect(screen.queryByRole("button", { name: text })).toBeNull());

describe("a metric above its limit", () => {
  it("is a mark at the edge of the page from the fifth message on, and leads to the metrics", async () => {
    const { user, services } = openPage();
    const store = await services.metrics();
    add(store, 4);
    expect(services.view.getState().attention).toEqual([]);
    add(store, 1);
    const mark = await screen.findByRole("button", { name: "Slow answers" });
    expect(mark).toHaveAttribute("title", english.limitNames.avg_query_latency);
    mark.focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: english.title })).toBeVisible();
    await noMark("Slow answers");
  });

  it("is none of the built-in assistant's rounds, which are its look-ups", async () => {
    const { services } = openPage();
    const store = await services.metrics();
    add(store, 9, { provider: "builtin", rounds: 4, latencyMs: 1 });
    expect(services.view.getState().attention).toEqual([]);
    add(store, 40, { provider: "builtin", rounds: 4 });
    expect(services.view.getState().attention).toEqual(["avg_query_latency"]);
  });

  it("stays away once it was waved away, until another figure joins it", async () => {
    const { user, services } = openPage();
    const store = await services.metrics();
    add(store, 5);
    await user.click(await screen.findByRole("button", { name: english.waveAway }));
    add(store, 2);
    await noMark("Slow answers");
    add(store, 9, { rounds: 3 });
    expect(
      await screen.findByRole("button", { name: /Many rounds.*Slow answers|Slow answers.*Many rounds/ }),
    ).toBeVisible();
    await act(() => services.words.setLanguage("de"));
    expect(
      await screen.findByRole("button", { name: /Viele Runden.*Langsame Antworten|Langsame Antworten.*Viele Runden/ }),
    ).toBeVisible();
    await act(() => services.words.setLanguage("en"));
    add(store, 99, { latencyMs: 1, rounds: 0 });
    await noMark("Slow answers");
  });
});

describe("a conversation in which nothing is asked", () => {
  it("says so where one writes, with the way back, in the reader's language", async () => {
    const { user, services } = openPage();
    expect(screen.queryByText(words.autonomy.chip)).toBeNull();
    act(() => services.chat.setAutonomy(true));
    expect(await screen.findByText(words.autonomy.chip)).toBeVisible();
    await act(() => services.words.setLanguage("de"));
    expect(await screen.findByText(germanOptions.autonomy.chip)).toBeVisible();
    await act(() => services.words.setLanguage("en"));
    await user.click(screen.getByRole("button", { name: words.autonomy.askAgain }));
    expect(services.chat.store.getState().isAutonomous).toBe(false);
    expect(screen.queryByText(words.autonomy.chip)).toBeNull();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();
  });
});
