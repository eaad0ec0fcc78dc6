import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { nothingLoaded } from "@/store/session/saved-graph";
import type { TextStorage } from "@/store/settings/api-keys";
import { createMemoryStore } from "../support/page/memory-store";
import { calls, createScriptedProvider, says } from "../support/providers/scripted-provider";
import { box, idle, send } from "./chat/message";
import { openPage } from "./page";

const turn = (number: number) => within(screen.getByRole("article", { name: `Turn ${number}` }));
const mark = /Undone\. The graph no longer has these changes\./;

async function ask({ user }: Pick<ReturnType<typeof openPage>, "user">, text: string): Promise<void> {
  await send(user, text);
  await screen.findByRole("log");
  await idle();
}

function createTab(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

const colorOf = ({ document }: ReturnType<typeof openPage>) => document.styles.effectiveNode("cat1").color;
const style = (color: string) => ({ name: "styleNodes", input: { selector: "type == 'cat'", color } });
const undo = { name: "undo", input: {} };
const redo = { name: "redo", input: {} };
const size = { name: "styleNodes", input: { selector: "type == 'cat'", size: 40 } };

describe("undo and redo by key", () => {
  it("say what they took back and brought again", async () => {
    const { user, services, document } = openPage();
    await services.edit.run({ name: "styleNodes", input: { selector: "*", color: "blue" } }, { title: "Paint all" });
    await user.keyboard("{Control>}z{/Control}");
    const undone = await screen.findByText("Undid: “Styled 14 nodes: colour blue”");
    expect(undone.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    expect(document.layers).toHaveLength(0);
    await user.keyboard("{Control>}y{/Control}");
    expect(await screen.findByText("Redid: “Styled 14 nodes: colour blue”")).toBeVisible();
    expect(document.layers).toHaveLength(1);
  });
});

describe("a step that is undone", () => {
  const blue = { name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } };

  it.each([
    ["en", "Undid: “Styled 8 nodes: colour blue”"],
    ["de", "Rückgängig gemacht: „8 Knoten gestaltet: Blau“"],
  ] as const)("is said in %s whatever language it was made in, after a reload too", async (language, said) => {
    const first = openPage();
    await first.services.edit.run(blue);
    const graph = first.document.snapshot();
    const steps = JSON.parse(JSON.stringify(first.document.savedSteps(50)));
    cleanup();
    const { services, document } = openPage({ loaded: { ...nothingLoaded, graph, steps } });
    await services.words.setLanguage(language);
    act(() => services.edit.undo());
    expect(await screen.findByText(said)).toBeVisible();
    expect(document.layers).toEqual([]);
  });

  it("says what it did, not what was asked, where a message made it", async () => {
    const page = openPage();
    await ask(page, "Make the cats blue");
    await ask(page, "Undo that");
    expect(turn(2).getByText("Undid “Styled 8 nodes: colour blue”.")).toBeVisible();
    act(() => page.services.edit.redo());
    expect(await screen.findByText("Redid: “Styled 8 nodes: colour blue”")).toBeVisible();
  });
});

describe("undo and redo where there is nothing", () => {
  it.each([
    ["en", "undo", "Nothing to undo."],
    ["en", "redo", "Nothing to redo."],
    ["de", "undo", "Nichts rückgängig zu machen."],
  ] as const)("say so once, in %s by %s", async (language, way, said) => {
    const { services } = openPage();
    await services.words.setLanguage(language);
    act(() => services.edit[way]());
    const output = await screen.findByText(said);
    expect(output.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    expect(document.body).not.toHaveTextContent(/Nothing was|Nichts wurde/);
  });
});

describe("undo after another graph was opened", () => {
  it("takes back what was done since, and never goes into the graph before", async () => {
    const { user, services, document } = openPage();
    const undoButton = () => screen.getByRole("button", { name: "Undo" });
    await services.edit.run({ name: "styleNodes", input: { selector: "*", color: "blue" } });
    await services.files.openGraph({ ...document.snapshot(), name: "Other", layers: [] }, "Open Other");
    expect(undoButton()).toBeDisabled();
    await user.keyboard("{Control>}z{/Control}");
    expect(document.meta.name).toBe("Other");
    await services.edit.run({ name: "styleNodes", input: { selector: "*", color: "red" } });
    expect(undoButton()).toBeEnabled();
    await user.keyboard("{Control>}z{Control>}z{/Control}");
    expect(document.layers).toEqual([]);
    expect(document.meta.name).toBe("Other");
    expect(undoButton()).toBeDisabled();
  });
});

describe("an answer whose changes were taken back", () => {
  it("says so, whoever took them back, until they are brought again", async () => {
    const page = openPage();
    await ask(page, "Make the cats blue");
    expect(turn(1).queryByText(mark)).not.toBeInTheDocument();
    box().blur();
    await page.user.keyboard("{Control>}z{/Control}");
    expect(await turn(1).findByText(mark)).toBeVisible();
    await page.user.click(turn(1).getByRole("button", { name: "Redo" }));
    expect(turn(1).queryByText(mark)).not.toBeInTheDocument();
    await ask(page, "Undo that");
    expect(turn(1).getByText(mark)).toBeVisible();
    await page.user.click(turn(1).getByRole("button", { name: "Redo" }));
    expect(turn(1).queryByText(mark)).not.toBeInTheDocument();
    expect(turn(2).getByText(mark)).toBeVisible();
    expect(page.document.layers).toHaveLength(1);
  });
});

describe("a message with an undo in it", () => {
  it("shows what came of it, and is undone and redone as a whole", async () => {
    const provider = createScriptedProvider([calls([style("blue")]), calls([undo, style("red")]), says("Red now.")]);
    const page = openPage({ provider });
    await ask(page, "Blue, no, red");
    const card = screen.getByRole("region", { name: "Change" });
    expect(card).toHaveTextContent("8 nodes recoloured");
    await page.user.click(within(card).getByRole("button", { name: "Undo this turn" }));
    expect(page.document.layers).toEqual([]);
    await page.user.click(within(card).getByRole("button", { name: "Redo" }));
    expect(page.document.layers).toHaveLength(1);
    expect(colorOf(page)).toBe("--w-red");
  });

  it.each([
    ["undid and redid its call", [calls([style("blue")]), calls([undo]), calls([redo]), says("Blue.")]],
    ["undid and redid two", [calls([style("red"), style("blue")]), calls([undo]), calls([redo]), says("Blue.")]],
    ["redid one of two", [calls([style("blue"), size]), calls([undo, undo]), calls([redo]), says("Blue.")]],
    ["undid one of two", [calls([style("blue"), size]), calls([undo]), says("Blue.")]],
  ])("shows what is left where it %s", async (_title, answers) => {
    const page = openPage({ provider: createScriptedProvider(answers) });
    await ask(page, "Blue, no, yes");
    expect(colorOf(page)).toBe("--g-1");
    const card = screen.getByRole("region", { name: "Change" });
    expect(card.querySelector(".what")).toHaveTextContent(/^8 nodes recoloured$/);
    await page.user.click(within(card).getByRole("button", { name: "Undo this turn" }));
    await page.user.click(within(card).getByRole("button", { name: "Redo" }));
    expect(card.querySelector(".what")).toHaveTextContent(/^8 nodes recoloured$/);
  });

  it("shows no change where it took all back itself", async () => {
    const provider = createScriptedProvider([calls([style("blue"), undo]), says("All as before.")]);
    const page = openPage({ provider });
    await ask(page, "Blue, no");
    expect(screen.queryByRole("region", { name: "Change" })).not.toBeInTheDocument();
    expect(turn(1).queryByText(mark)).not.toBeInTheDocument();
  });

  it("is sent again from where it began", async () => {
    const provider = createScriptedProvider([
      calls([style("blue")]),
      says("Blue."),
      calls([undo, style("red")]),
      says("Red."),
      calls([style("green")]),
      says("Green."),
    ]);
    const page = openPage({ provider });
    await ask(page, "Blue");
    const blue = page.document.snapshot();
    await ask(page, "Undo that, and red");
    await page.services.chat.retry();
    await idle();
    expect(colorOf(page)).toBe("--w-green");
    page.services.edit.undo();
    await waitFor(() => expect(page.document.snapshot()).toEqual(blue));
  });

  it("is undone with the messages before it when one of those is edited", async () => {
    const provider = createScriptedProvider([
      calls([style("blue")]),
      says("Blue."),
      calls([undo]),
      says("Undone."),
      says("Hello."),
    ]);
    const page = openPage({ provider });
    await ask(page, "Blue");
    await ask(page, "Undo that");
    const first = page.services.chat.store.getState().turns[0];
    expect(await page.services.chat.edit(first?.id ?? "", "Hello", { undo: true })).toBeNull();
    await idle();
    expect(page.document.layers).toEqual([]);
  });
});

describe("what stands in the message box", () => {
  it("survives a reload, each chat's its own", async () => {
    const tab = createTab();
    const first = openPage({ tab });
    await ask(first, "How many nodes are there?");
    await first.user.type(box(), "half a sent");
    const chats = first.services.chat.saved();
    await first.services.chat.startNew();
    expect(box()).toHaveValue("");
    await first.user.type(box(), "another");
    first.page.unmount();

    const second = openPage({ tab });
    expect(box()).toHaveValue("another");
    second.services.chat.openChats(chats);
    await waitFor(() => expect(box()).toHaveValue("half a sent"));
    second.services.chat.startNew();
    await waitFor(() => expect(box()).toHaveValue("another"));
  });

  it("is a message again that was sent right before the page was left, until its chat is saved", async () => {
    const tab = createTab();
    const first = openPage({ tab });
    await ask(first, "How many nodes are there?");
    first.page.unmount();

    const second = openPage({ tab });
    expect(box()).toHaveValue("How many nodes are there?");
    await ask(second, "How many nodes are there?");
    second.services.view.change({ saved: { kind: "saved" } });
    second.page.unmount();

    openPage({ tab });
    expect(box()).toHaveValue("");
  });

  it("never has a sent message again beside another graph, nor takes it there from the graph it was sent to", async () => {
    const tab = createTab();
    // Its chat is never saved.
    const first = openPage({ tab, stored: { ...createMemoryStore(), put: () => new Promise(() => undefined) } });
    await ask(first, "How many nodes are there?");
    first.page.unmount();
    const other = { ...first.document.snapshot(), name: "Other" };

    const linked = openPage({ tab, id: "other", graph: other });
    expect(box()).toHaveValue("");
    linked.page.unmount();

    const second = openPage({ tab });
    expect(box()).toHaveValue("How many nodes are there?");
    await second.services.files.openGraph(other, "Open Other");
    await waitFor(() => expect(box()).toHaveValue(""));
  });

  it("holds nothing of a message whose chat was saved as the page was left", async () => {
    const tab = createTab();
    const first = openPage({ tab });
    await ask(first, "How many nodes are there?");
    const chats = first.services.chat.saved();
    first.page.unmount();

    const second = openPage({ tab });
    second.services.chat.openChats(chats);
    await waitFor(() => expect(box()).toHaveValue(""));
    second.services.chat.startNew();
    expect(box()).toHaveValue("");
  });

  it("begins empty where what was kept cannot be read", () => {
    const tab = createTab();
    tab.setItem("parley.drafts", "{");
    openPage({ tab });
    expect(box()).toHaveValue("");
  });
});
