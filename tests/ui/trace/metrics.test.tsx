import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createMetricsStore } from "@/store/metrics/metrics-store";
import type { Measure } from "@/traces/metrics";
import { rowsOf } from "@/traces/metrics-report";
import { metrics as english } from "@/words/en/dialogs/metrics";
import { send } from "../chat/message";
import { openPage } from "../page";

const hidden = { hidden: true } as const;

/** A tab's or device's storage; a full one takes nothing. */
function storageOf(start: Readonly<Record<string, string>> = {}, isFull = false) {
  const values = new Map(Object.entries(start));
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      values.set(name, value);
    },
    removeItem: (name: string) => void values.delete(name),
  };
}

const one: Measure = {
  turn: "t1",
  at: new Date(2026, 10, 22, 12).getTime(),
  provider: "openai",
  kind: "read",
  rounds: 2,
  calls: 4,
  failedCalls: 1,
  latencyMs: 6000,
  inputTokens: 900,
  outputTokens: 100,
  cost: 0.02,
};

const tile = (name: string) => screen.getByText(name, { selector: "dt" }).parentElement ?? document.body;

describe("the metrics", () => {
  it("tell each message's figures, by hand computed, for this session and all time", async () => {
    const device = storageOf();
    const before = createMetricsStore({ device, tab: null, newId: () => "before" });
    before.add(one);
    before.add({
      ...one,
      turn: "t2",
      provider: "ollama",
      kind: "edit",
      rounds: 0,
      calls: 0,
      failedCalls: 0,
      latencyMs: 1000,
    });
    const { user, services } = openPage({ device });
    act(() => services.view.change({ dialog: "metrics" }));
    expect(await screen.findByText(english.empty)).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "All time", ...hidden }));
    expect(within(tile("Queries")).getByText("2")).toBeInTheDocument();
    expect(within(tile("Rounds per query")).getByText("1.00")).toBeInTheDocument();
    expect(within(tile("Several rounds")).getByText("1 · 50 %")).toBeInTheDocument();
    expect(within(tile("Failed commands")).getByText("25 %")).toBeInTheDocument();
    expect(within(tile("Seconds per query")).getByText("3.5 s")).toBeInTheDocument();
    expect(within(tile("Tokens per query")).getByText("1,000")).toBeInTheDocument();
    expect(within(tile("Cost per query")).getByText("$0.02")).toBeInTheDocument();
    await user.selectOptions(screen.getByRole("combobox", { name: "Answered by", ...hidden }), "openai");
    expect(within(tile("Rounds per query")).getByText("2.00")).toBeInTheDocument();
    expect(within(tile("Rounds per query")).getByText("Above 1.50")).toBeInTheDocument();
    expect(within(tile("Tokens per query")).queryByRole("button", hidden)).not.toBeInTheDocument();
  });

  it("measure what is sent here, and a mark leads to the message behind it", async () => {
    const device = storageOf();
    const { user, services } = openPage({ device });
    await send(user, "How many cats are there?");
    const store = await services.metrics();
    await waitFor(() => expect(store.getState().measures).toHaveLength(1));
    expect(store.getState().measures[0]).toMatchObject({ provider: "builtin", kind: "read", failedCalls: 0 });
    expect([...device.values.values()].join()).not.toContain("cats");
    const turn = services.chat.store.getState().turns[0];
    act(() => {
      store.add({ ...one, turn: turn?.id ?? "" });
      store.add({ ...one, turn: "of another graph" });
      services.view.change({ dialog: "metrics" });
    });
    await user.click(await screen.findByRole("button", { name: /Above 5 %.*Failed commands/, ...hidden }));
    expect(screen.getByText(english.gone)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Go to “How many cats are there?”", ...hidden }));
    expect(services.view.getState().dialog).toBeNull();
    await waitFor(() => expect(screen.getByRole("article")).toHaveFocus());
  });

  it("have limits for everybody and for each provider, which say what they take", async () => {
    const device = storageOf();
    createMetricsStore({ device, tab: null, newId: () => "s" }).add({ ...one, failedCalls: 0 });
    const { user, services } = openPage({ device, tab: storageOf({ "parley.metrics.session": "s" }) });
    act(() => services.view.change({ dialog: "metrics" }));
    const seconds = await screen.findByRole("spinbutton", { name: "Seconds per query above", ...hidden });
    expect(screen.getByRole("button", { name: /^Above 4 s/, ...hidden })).toBeInTheDocument();
    await user.type(seconds, "8");
    expect(screen.queryByRole("button", { name: /^Above .* s\./, ...hidden })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole("combobox", { name: "Answered by", ...hidden }), "openai");
    const own = screen.getByRole("spinbutton", { name: "Seconds per query above", ...hidden });
    expect(own).toHaveAttribute("placeholder", "8");
    await user.type(own, "-1");
    expect(screen.getByRole("alert", hidden)).toHaveTextContent(english.limitWrong);
    await user.clear(own);
    await user.type(own, "5");
    expect(screen.getByRole("button", { name: /^Above 5 s/, ...hidden })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reset", ...hidden }));
    expect((await services.metrics()).getState().thresholds).toEqual({ "": { avg_query_latency: 8 } });
  });

  it("are reset after a question, with the way back", async () => {
    const device = storageOf();
    createMetricsStore({ device, tab: null, newId: () => "s" }).add(one);
    const { user, services } = openPage({ device, tab: storageOf({ "parley.metrics.session": "s" }) });
    act(() => services.view.change({ dialog: "metrics" }));
    await user.click(await screen.findByRole("button", { name: "Reset…", ...hidden }));
    await user.click(screen.getByRole("button", { name: "Keep", ...hidden }));
    await user.click(screen.getByRole("button", { name: "Reset…", ...hidden }));
    await user.click(screen.getByRole("button", { name: "Delete", ...hidden }));
    expect(screen.getByText(english.empty)).toBeInTheDocument();
    const dialog = within(screen.getByRole("dialog", { name: "Metrics", ...hidden }));
    await user.click(dialog.getByRole("button", { name: "Undo", ...hidden }));
    expect(within(tile("Queries")).getByText("1")).toBeInTheDocument();
  });

  it("that cannot be read are set aside and named, and are there to be downloaded", async () => {
    const device = storageOf({ "parley.metrics": '{"version":1,"rows":[{"day":"yester' });
    const { user, services } = openPage({ device });
    act(() => services.view.change({ dialog: "metrics" }));
    expect(await screen.findByRole("alert", hidden)).toHaveTextContent(english.aside);
    expect(device.values.get("parley.metrics.aside")).toBe('{"version":1,"rows":[{"day":"yester');
    (await services.metrics()).add(one);
    expect(JSON.parse(device.values.get("parley.metrics") ?? "").measures).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Delete the copy", ...hidden }));
    expect(screen.queryByRole("alert", hidden)).not.toBeInTheDocument();
    expect(device.values.has("parley.metrics.aside")).toBe(false);
  });

  it("say so when storage is full, and can be exported all the same", async () => {
    const { user, services } = openPage({ device: storageOf({}, true) });
    act(() => services.view.change({ dialog: "metrics" }));
    await screen.findByText(english.empty);
    const store = await services.metrics();
    act(() => store.add(one));
    act(() => store.add({ ...one, turn: "t2" }));
    // The page behind the dialog has a word of its own for a device that is full, which comes when it comes.
    const dialog = within(screen.getByRole("dialog", { name: "Metrics", ...hidden }));
    // What is drawn hears of the store once its effects have run, which on a slow machine is after the figures came.
    expect(await dialog.findByRole("alert", hidden)).toHaveTextContent(english.unsaved);
    expect(await within(tile("Queries")).findByText("2")).toBeInTheDocument();
    const made = vi.fn<(blob: Blob) => string>(() => "blob:here");
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    await user.click(screen.getByRole("button", { name: "Export JSON", ...hidden }));
    await user.click(screen.getByRole("button", { name: "Export CSV", ...hidden }));
    const [json, csv] = await Promise.all(made.mock.calls.map(([blob]) => blob.text()));
    expect(JSON.parse(json ?? "")).toMatchObject({ parley: "metrics", total: { queries: 2 } });
    expect(csv?.split("\r\n")[1]).toMatch(/^all,all,all,all,2,/);
  });
});

describe("kept metrics", () => {
  it("stay bounded, and their sums stay whole", () => {
    const measures = Array.from({ length: 1005 }, (_, day) => ({
      ...one,
      session: "s",
      at: one.at - day * 86_400_000,
    }));
    const stored = JSON.stringify({ version: 1, rows: rowsOf(measures), measures, thresholds: {} });
    const store = createMetricsStore({ device: storageOf({ "parley.metrics": stored }), tab: null, newId: () => "s" });
    store.add(one);
    const { rows, measures: measured } = store.getState();
    expect(measured).toHaveLength(500);
    expect(rows.length).toBeLessThanOrEqual(1000);
    expect(rows.reduce((sum, { queries }) => sum + queries, 0)).toBe(1006);
    expect(rows.some(({ day }) => day === "")).toBe(true);
  });

  it("of two tabs are added up", () => {
    const device = storageOf();
    const [a, b] = ["a", "b"].map((id) => createMetricsStore({ device, tab: storageOf(), newId: () => id }));
    a?.add(one);
    b?.add(one);
    a?.add(one);
    expect(a?.getState().measures.map(({ session }) => session)).toEqual(["a", "b", "a"]);
  });
});
