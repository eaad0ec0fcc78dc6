import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Provider } from "@/ai/port/provider-port";
import type { Trace } from "@/ai/trace/trace";
import type { SavedEndpoint } from "@/store/settings/endpoints";
import { readTraceFile } from "@/traces/read-trace";
import { casesOf, isLong } from "../../support/long";
import { createMemoryTraces } from "../../support/page/memory-traces";
import { calls, createScriptedProvider, says } from "../../support/providers/scripted-provider";
import { send } from "../chat/message";
import { openPage, type PageOptions } from "../page";

const blue = { id: "blue", name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } };
const red = { id: "red", name: "styleNodes", input: { selector: "type == 'human'", color: "red" } };

const endpoint: Omit<SavedEndpoint, "id"> = {
  name: "Mine",
  kind: "other",
  baseUrl: "https://api.example/v1",
  model: "m-1",
  models: [{ id: "m-1" }],
  contextTokens: null,
  thinking: "default",
};

function twoCalls(): Provider {
  return createScriptedProvider([calls([blue]), calls([red]), says("All are coloured."), says("Again.")]);
}

/** A page on which a message of two calls was answered. */
async function answered(options: PageOptions = {}, asked = "Colour them") {
  const page = openPage({ provider: twoCalls(), ...options });
  await send(page.user, asked);
  await screen.findAllByText("All are coloured.");
  const open = async () => {
    await page.user.click(screen.getByRole("button", { name: "What happened" }));
    return screen.findByRole("dialog", { name: "What happened" });
  };
  return { ...page, open };
}

/** What the document's layers colour. */
const colours = ({ document }: Pick<Awaited<ReturnType<typeof answered>>, "document">) =>
  document.layers.map(({ style }) => style?.color);

describe("what happened", () => {
  it("tells each request with its call, when it was and how long it took", async () => {
    const { open } = await answered();
    const dialog = await open();
    const timings = await within(dialog).findByRole("table", { name: "Timings" });
    const rows = within(timings)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Request 1",
      expect.stringMatching(/Coloured 8 cats blue/u),
      "Request 2",
      expect.stringMatching(/Coloured \d+ humans red/u),
      "Request 3",
    ]);
    expect(dialog).toHaveTextContent(/answered · by .* · 3 requests · 2 calls/u);
  });

  it("shows what was sent and what came, folded, and finds words in it", async () => {
    const { user, open } = await answered();
    const dialog = await open();
    const first = await within(dialog).findByRole("region", { name: "Request 1" });
    expect(within(first).queryByText(/tool calls/u)).toBeNull();
    await user.type(within(dialog).getByRole("searchbox", { name: "Search in it" }), "human");
    expect(await within(dialog).findByText(/^Found in \d+ parts$/u)).toBeVisible();
    expect(within(dialog).getAllByText("human", { selector: "mark" }).length).toBeGreaterThan(0);
    await user.clear(within(dialog).getByRole("searchbox"));
    await user.type(within(dialog).getByRole("searchbox"), "zebra");
    expect(within(dialog).getByText("Nothing found")).toBeVisible();
    // The first Esc ends the search.
    await user.keyboard("{Escape}");
    expect(within(dialog).getByRole("searchbox")).toHaveValue("");
    expect(dialog).toBeVisible();
  });

  it("undoes one call, says so here and in the chat, and redoes it", async () => {
    const page = await answered();
    const { user, open } = page;
    const [catsColour, humansColour] = colours(page);
    const dialog = await open();
    const second = await within(dialog).findByRole("region", { name: "Request 2" });
    await user.click(within(second).getByRole("button", { name: /Coloured \d+ humans red/u }));
    const changes = within(second).getByRole("region", { name: "Changes" });
    expect(changes).toHaveTextContent(/\d+ nodes recoloured/u);
    await user.click(within(changes).getByRole("button", { name: "Undo this step" }));
    expect(colours(page)).toEqual([catsColour]);
    expect(changes).toHaveTextContent("You undid this step.");
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: /Done · 2 steps/u }));
    expect(screen.getByRole("region", { name: "Change" })).toHaveTextContent("1 step undone");
    expect(await screen.findByRole("button", { name: /humans red, undone/u })).toBeVisible();
    expect(screen.getByRole("button", { name: /Coloured 8 cats blue/u })).not.toHaveTextContent("undone");
    // The way back stands on the step, too.
    await user.click(screen.getByRole("button", { name: /humans red, undone/u }));
    await user.click(await screen.findByRole("button", { name: "Redo this step" }));
    expect(colours(page)).toEqual([catsColour, humansColour]);
  });

  it("refuses with the reason where a later step stands on it, and changes nothing", async () => {
    const both = [
      { ...blue, id: "one" },
      { id: "two", name: "clearStyles", input: {} },
    ];
    const page = await answered({ provider: createScriptedProvider([calls(both), says("All are coloured.")]) });
    const dialog = await page.open();
    const first = await within(dialog).findByRole("region", { name: "Request 1" });
    await page.user.click(within(first).getByRole("button", { name: /Coloured 8 cats blue/u }));
    const before = page.document.snapshot();
    await page.user.click(within(first).getByRole("button", { name: "Undo this step" }));
    expect(within(first).getByRole("alert")).toHaveTextContent(
      /^You can't undo only this step now: later changes build on it\. A later call of the same message, “Clear styles”, changed/u,
    );
    expect(page.document.snapshot()).toEqual(before);
  });

  it("draws one call's changes on the canvas", async () => {
    const page = await answered();
    const dialog = await page.open();
    const second = await within(dialog).findByRole("region", { name: "Request 2" });
    await page.user.click(within(second).getByRole("button", { name: /Coloured \d+ humans red/u }));
    await page.user.click(within(second).getByRole("button", { name: "Show on the graph" }));
    const bar = await screen.findByRole("region", { name: "What this turn changed" });
    expect(bar).toHaveTextContent(/\d+ changed/u);
    await page.user.click(within(bar).getByRole("button", { name: "Undo" }));
    expect(page.document.layers).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole("region", { name: "What this turn changed" })).toBeNull());
  });

  it("shows the history as each provider would get it, with what its rules say", async () => {
    const { user, open } = await answered();
    const dialog = await open();
    await user.click(await within(dialog).findByRole("tab", { name: "History as sent" }));
    for (const name of [/^Parley's own history/u, /^OpenAI/u, /^Anthropic/u, /^Model on this device/u]) {
      const form = await within(dialog).findByRole("region", { name });
      expect(form).toHaveTextContent("Valid");
    }
  });

  it("copies and saves it without a key, and the file can be read", async () => {
    const key = "sk-secret-0123456789";
    const page = await answered({}, `Colour them ${key}`);
    page.services.settings.addEndpoint(endpoint);
    page.services.settings.setKey(endpoint.baseUrl, key, false);
    const dialog = await page.open();
    await within(dialog).findByRole("tab", { name: "JSON" });
    const copied = vi.spyOn(navigator.clipboard, "writeText");
    await page.user.click(within(dialog).getByRole("button", { name: "Copy as JSON" }));
    expect(await within(dialog).findByText("Copied")).toBeVisible();
    const text = String(copied.mock.calls[0]?.[0]);
    expect(JSON.parse(text)).toMatchObject({ messages: [{ input: "Colour them [key]" }] });
    expect(text).not.toContain(key);
    const traces = await page.services.traces();
    const found = await traces.of(page.services.chat.store.getState().turns[0]?.id ?? "");
    if (found.kind !== "found") throw new Error(found.kind);
    const file = traces.toFile(found.trace);
    expect(file).not.toContain(key);
    const read = readTraceFile(file, "it.json");
    expect(read).toMatchObject({ success: true, file: { messages: [{ input: "Colour them [key]" }] } });
    // With the graph as it was before.
    expect(read.success && read.file.graph?.layers).toEqual([]);
  });

  it("opens by its key and from the palette", async () => {
    const { user } = await answered();
    (document.activeElement as HTMLElement | null)?.blur();
    await user.keyboard("{Shift>}W{/Shift}");
    expect(await screen.findByRole("dialog", { name: "What happened" })).toBeVisible();
  });
});

describe("what happened, of a file", () => {
  /** A trace with another message in the place of the real one's. */
  async function recorded(change: (trace: Trace) => Trace) {
    const page = await answered();
    const traces = await page.services.traces();
    const found = await traces.of(page.services.chat.store.getState().turns[0]?.id ?? "");
    if (found.kind !== "found") throw new Error(found.kind);
    const messages = [change(found.trace), found.trace];
    act(() => page.services.view.change({ dialog: "trace", traced: { kind: "file", name: "report.json", messages } }));
    return { ...page, dialog: await screen.findByRole("dialog", { name: "What happened in report.json" }) };
  }

  it("is shown message by message, inert, with nothing to undo here", async () => {
    const evil = "<img src=x onerror=alert(1)> [[cat1]] **bold**";
    const { user, dialog } = await recorded((trace) => ({ ...trace, input: evil }));
    expect(await within(dialog).findByText(evil, { selector: "p" })).toBeVisible();
    expect(dialog.querySelector("img")).toBeNull();
    const [first] = await within(dialog).findAllByRole("button", { name: /Coloured 8 cats blue/u });
    await user.click(first ?? dialog);
    expect(within(dialog).queryByRole("button", { name: "Undo this step" })).toBeNull();
    await user.selectOptions(within(dialog).getByRole("combobox", { name: "Message" }), "2. Colour them");
    expect(await within(dialog).findByText("Colour them", { selector: "p" })).toBeVisible();
  });

  it.each(casesOf(["without one"], ["with its graph"]))("is reached from a file that was opened, %s", async (which) => {
    const page = await answered();
    const traces = await page.services.traces();
    const found = await traces.of(page.services.chat.store.getState().turns[0]?.id ?? "");
    if (found.kind !== "found") throw new Error(found.kind);
    const text = which === "without one" ? traces.toJson(found.trace) : traces.toFile(found.trace);
    const file = new File([text], "report.json");
    await act(() => page.services.files.openFiles([file]));
    const replay = await screen.findByRole("dialog", { name: /report\.json/u });
    await page.user.click(await within(replay).findByRole("button", { name: "What happened" }));
    const dialog = await screen.findByRole("dialog", { name: "What happened in report.json" });
    expect(await within(dialog).findByRole("table", { name: "Timings" })).toBeVisible();
  });

  it("names a call that lost its result, and what would be refused", async () => {
    const lost = { blocks: [], calls: [blue, blue], results: [{ callId: "other", success: true, content: "{}" }] };
    const { user, dialog } = await recorded((trace) => ({
      ...trace,
      requests: trace.requests.map(({ at, request }) => ({
        at,
        request: { ...request, history: [{ user: "Colour them", rounds: [lost] }] },
      })),
    }));
    await user.click(await within(dialog).findByRole("tab", { name: "History as sent" }));
    const own = within(dialog).getByRole("region", { name: "Parley's own history" });
    expect(own).toHaveTextContent(/Would be rejected.*call blue has no result in its place/u);
    const openai = await within(dialog).findByRole("region", { name: /^OpenAI/u });
    expect(openai).toHaveTextContent(/Would be rejected.*Duplicate tool call id blue/u);
    await user.type(within(dialog).getByRole("searchbox"), "Colour");
    expect(within(own).getAllByText("Colour", { selector: "mark" }).length).toBeGreaterThan(0);
  });
});

describe("what happened, kept", () => {
  const turnOf = ({ services }: ReturnType<typeof openPage>) => services.chat.store.getState().turns[0];

  /** A second visit with the same storage and chat. */
  async function again(first: ReturnType<typeof openPage>, traces: ReturnType<typeof createMemoryTraces>) {
    const chats = JSON.parse(JSON.stringify(first.services.chat.saved()));
    first.page.unmount();
    const page = openPage({ provider: twoCalls(), traces });
    page.services.chat.openChats(chats);
    await screen.findAllByText("All are coloured.");
    await page.user.click(screen.getByRole("button", { name: "What happened" }));
    return { ...page, dialog: await screen.findByRole("dialog", { name: "What happened" }) };
  }

  // In Chromium each time.
  it.runIf(isLong)("is there again after a reload", async () => {
    const traces = createMemoryTraces();
    const first = await answered({ traces });
    await waitFor(() => expect(traces.stored.size).toBe(1), { timeout: 4000 });
    const { dialog } = await again(first, traces);
    expect(await within(dialog).findByRole("table", { name: "Timings" })).toBeVisible();
  });

  it("says where it is gone, and shows what the chat itself knows", async () => {
    const first = await answered();
    const { dialog } = await again(first, createMemoryTraces());
    expect(await within(dialog).findByText("The recording of this answer is no longer saved.")).toBeVisible();
    expect(dialog).toHaveTextContent("All are coloured.");
    expect(within(dialog).getByRole("button", { name: /Coloured 8 cats blue/u })).toBeVisible();
  });

  it.each(
    casesOf(
      [["a part", '{"parley":"trace","version":1,"messages":[{"version":1,"input":5}]}']],
      [["text", "no trace"]],
    ),
  )("sets %s that cannot be read aside, and names it", async (_what, text) => {
    const traces = createMemoryTraces();
    const first = await answered({ traces });
    await waitFor(() => expect(traces.stored.size).toBe(1), { timeout: 4000 });
    for (const [turn, one] of traces.stored) traces.stored.set(turn, { ...one, text });
    const { dialog, services } = await again(first, traces);
    expect(await within(dialog).findByText("I could not read the saved recording.")).toBeVisible();
    expect(dialog).toHaveTextContent("All are coloured.");
    expect(traces.stored.size).toBe(0);
    await services.library.refresh();
    const { asides } = services.library.store.getState();
    expect(asides.map(({ name }) => name.split(":").at(-1))).toEqual(["trace"]);
  });

  it("says so where storage is full, and the answer stands", async () => {
    const { open } = await answered({ traces: createMemoryTraces(10) });
    const dialog = await open();
    expect(await within(dialog).findByText(/storage is full/u)).toBeVisible();
    expect(within(dialog).getByRole("table", { name: "Timings" })).toBeVisible();
  });

  it("is not kept where conversations are not, and goes with all chats", async () => {
    const traces = createMemoryTraces();
    const page = await answered({ traces });
    await waitFor(() => expect(traces.stored.size).toBe(1), { timeout: 4000 });
    page.services.settings.change({ keepChats: false });
    expect(await page.services.library.removeChats()).toBeNull();
    await waitFor(() => expect(traces.stored.size).toBe(0));
    await send(page.user, "Again", await screen.findByRole("textbox", { name: "Message" }));
    await screen.findByText("Again.");
    await page.user.click(screen.getByRole("button", { name: "What happened" }));
    expect(await screen.findByText(/saving chats is off/u)).toBeVisible();
    expect(traces.stored.size).toBe(0);
  });

  it("goes with its chat, and comes back with it", async () => {
    const traces = createMemoryTraces();
    const page = await answered({ traces });
    await waitFor(() => expect(traces.stored.size).toBe(1), { timeout: 4000 });
    const turn = turnOf(page)?.id ?? "";
    const chat = page.services.chat.remove(page.services.chat.list.getState().current.id);
    await waitFor(() => expect(traces.stored.size).toBe(0));
    if (chat) page.services.chat.bringBack(chat);
    await waitFor(() => expect([...traces.stored.keys()]).toEqual([turn]));
  });
});
