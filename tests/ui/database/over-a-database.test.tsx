import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { canvasDeps } from "@/ui/canvas/canvas-deps";
import { ConnectedPart } from "@/ui/database/ConnectedPart";
import { ConnectForm } from "@/ui/database/ConnectForm";
import type { DatabaseDeeds } from "@/ui/database/database-service";
import { commandItems } from "@/ui/palette/command-items";
import { allWords } from "@/words/all-words";
import { catsGraph } from "../../support/graphs/cats";
import { hugeFile } from "../../support/page/huge-file";
import { send } from "../chat/message";
import { openPage } from "../page";
import { openPart } from "./part-of-cats";

const silent = { hover: () => undefined, broken: () => undefined };

/** By its text: a search by role takes long in a whole page. */
const button = (text: string) => screen.findByText(text, { selector: "button, button *" });

/** The services of the page without the page, which takes long to draw. */
const openServices = (room?: Parameters<typeof openPart>[0]) => openPart(room, { children: false });

const mia = { name: "addNodes", input: { nodes: [{ id: "mia", attributes: { name: "Mia" } }] } };

type Opened = Awaited<ReturnType<typeof openPart>>;

const addMiaByHand = ({ services }: Opened, step = "mia") => act(() => services.edit.run(mia, { step }));

async function addMia({ user }: Opened): Promise<void> {
  await send(user, "Add a cat called Mia");
  await user.click(await button("Allow"));
  await button("Undo this turn");
}

describe("a part of a database", () => {
  it("says in the legend and under an answer what it is of, with the next step", async () => {
    const { user, document, all } = await openPart();
    const figures = `2 of ${all.nodes.length} nodes shown. The counts are of these.`;
    expect(await screen.findByText(figures)).toBeVisible();
    await send(user, "Make the cats red");
    const note = await screen.findByText(/^This is about the 2 nodes shown, not all \d+ in the database\./u);
    expect(note.closest(".warn")).toBeNull();
    await user.click(await button("Show 100 more"));
    await waitFor(() => expect(document.tables.nodes.count).toBe(all.nodes.length));
    expect(screen.queryByText(figures)).toBeNull();
    expect(screen.queryByText("Show 100 more")).toBeNull();
  });
});

const noticeOf = ({ services }: Opened) => services.view.getState().notice?.text;

describe("undo over a database", () => {
  it("takes a turn of the chat back in the database too, and does it again there", async () => {
    const page = await openPart();
    const { user, document, writes } = page;
    await addMia(page);
    expect(writes).toHaveLength(1);
    await user.click(await button("Undo this turn"));
    await waitFor(() => expect(document.tables.nodes.count).toBe(2));
    expect(writes).toMatchObject([{}, { nodes: [{ before: { attributes: { name: "Mia" } } }], keepsIds: true }]);
    await user.click(await button("Redo"));
    await waitFor(() => expect(document.tables.nodes.count).toBe(3));
    expect(writes).toHaveLength(3);
  });

  it("says what somebody else changed meanwhile, and leaves what is shown", async () => {
    let isTaken = false;
    const there = {
      success: false,
      kind: "refused",
      message: "Mia was changed. Nothing was written.",
      hint: "Do it again.",
    } as const;
    const page = await openServices({ write: async () => (isTaken ? there : { success: true, ids: new Map() }) });
    await addMiaByHand(page);
    isTaken = true;
    act(() => page.services.edit.undo());
    await waitFor(() => expect(noticeOf(page)).toBe("Mia was changed. Nothing was written. Do it again."));
    expect(page.document.tables.nodes.count).toBe(3);
    isTaken = false;
    act(() => page.services.edit.undo());
    await waitFor(() => expect(page.document.tables.nodes.count).toBe(2));
  });

  it("says so in German on a German page", async () => {
    const there = { nodes: [], edges: [], gone: [] };
    const conflict = { success: false, kind: "refused", message: "Mia was changed.", hint: "", there } as const;
    const page = await openServices({ write: async () => conflict });
    await act(() => page.services.words.setLanguage("de"));
    await addMiaByHand(page);
    expect(noticeOf(page)).toMatch(/^Jemand hat das inzwischen geändert\. Nichts wurde geschrieben\./u);
  });

  it("takes nothing back while it is not connected, by no way", async () => {
    const page = await openServices();
    await addMiaByHand(page);
    await act(async () => (await page.services.database.open()).disconnect());
    const { edit, view } = page.services;
    for (const takeBack of [() => edit.undo(), () => void edit.undoStep("mia"), () => void edit.redo()]) {
      act(() => view.change({ notice: null, toast: null }));
      act(takeBack);
      const nothing = /Parley is not connected to graphs\.example:7687\. Nothing was changed\.|Nothing to redo/u;
      await waitFor(() => expect(noticeOf(page) ?? view.getState().toast?.text).toMatch(nothing));
    }
    expect(page.document.tables.nodes.count).toBe(3);
    expect(page.writes).toHaveLength(1);
  });

  it("is as ever in a graph of its own that opens afterwards", async () => {
    const page = await openServices();
    await addMiaByHand(page);
    await act(async () => void (await page.services.files.openGraph(catsGraph(), "Open cats")));
    const { document, writes } = page;
    const { count } = document.tables.nodes;
    await addMiaByHand(page, "again");
    act(() => page.services.edit.undo());
    await waitFor(() => expect(document.tables.nodes.count).toBe(count));
    expect(writes).toHaveLength(1);
  });
});

describe("which part of a database is shown", () => {
  it("is changed by a double-click, which adds neighbours and moves nothing", async () => {
    const { services, document } = await openServices();
    const places = () => ["cat1", "cat2"].map((id) => document.positionOf(id));
    const before = places();
    act(() => canvasDeps(services, window.document.body, silent).onOpen("nodes", "cat1"));
    await waitFor(() => expect(document.tables.nodes.count).toBe(7));
    expect(places()).toEqual(before);
    await waitFor(() => expect(services.view.getState().toast?.text).toBe("5 neighbours added"));
  });

  it("is changed by commands of the palette", async () => {
    const { services, document } = await openServices();
    const words = allWords(services.words.getState());
    const choose = (title: string) =>
      act(() =>
        commandItems(title, services, words)
          .find((item) => item.title === title)
          ?.run(services, { isAdding: false }),
      );
    choose("Show 100 more");
    await waitFor(() => expect(document.tables.nodes.count).toBe(14));
    await act(
      async () => void (await services.edit.run({ name: "selectElements", input: { selector: "id == 'cat1'" } })),
    );
    choose("Take away from view");
    await waitFor(() => expect(document.tables.nodes.count).toBe(13));
    await act(
      async () => void (await services.edit.run({ name: "selectElements", input: { selector: "id == 'cat2'" } })),
    );
    choose("Keep only these");
    await waitFor(() => expect(document.tables.nodes.count).toBe(1));
    act(() => services.edit.undo());
    await waitFor(() => expect(document.tables.nodes.count).toBe(13));
  });

  it("grows by a question in the chat", async () => {
    const { controller, document } = await openServices();
    await act(() => controller.execute("Show the neighbours of Whiskers"));
    expect(document.tables.nodes.count).toBe(7);
  });
});

describe("what is kept and made of a part of a database", () => {
  it("is a file of what is shown", async () => {
    const { services } = await openServices();
    const done = await services.edit.run({ name: "exportGraph", input: { format: "csv" } });
    const [file] = done?.downloads ?? [];
    expect(String(file?.content).trim().split("\n")).toHaveLength(3);
  });
});

const deedsWith = (putIn: DatabaseDeeds["putIn"]): DatabaseDeeds => ({
  connect: async () => null,
  reconnect: async () => undefined,
  disconnect: async () => undefined,
  keepCopy: () => undefined,
  remembered: () => ({ address: "bolt://graphs.example:7687", database: "", user: "" }),
  putIn,
});

describe("a file while a database is connected", () => {
  const people = () => new File(["from,to\nann,bob\n"], "people.csv");
  const offered = async (page: Opened, how: "open" | "add" = "open") => {
    await act(() => page.services.files.openFiles([people()], how));
    const { title = "", actions = [] } = page.services.view.getState().notice ?? {};
    return { title, actions };
  };

  it("can go into it: the dialog has it at hand", async () => {
    const page = await openServices();
    const { services, document } = page;
    const { title, actions } = await offered(page);
    expect([title, ...actions.map((action) => action.title)]).toEqual([
      "Put people.csv into graphs.example:7687?",
      "Put people.csv in…",
      "Open as its own graph",
    ]);
    expect(document.tables.nodes.count).toBe(2);
    act(() => actions[0]?.run());
    expect(services.view.getState().dialog).toBe("database");
    expect(services.database.store.getState().file?.name).toBe("people.csv");
  });

  it("goes where it is connected, with a yes and a Stop", async () => {
    const given: unknown[] = [];
    const deeds = deedsWith(async (choice, { file, signal, ask: asks, progress }) => {
      given.push(choice, file?.name);
      if (!(await asks("Each line is an edge."))) return null;
      progress(0.4);
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return "40 % are in.";
    });
    const { services, store, user } = await openPart(
      {},
      { children: <ConnectedPart deeds={deeds} onClose={() => undefined} /> },
    );
    act(() => store.setState({ file: people() }));
    await user.click(await button("Put people.csv in…"));
    await screen.findByText("Each line is an edge.");
    expect(given).toEqual([null, "people.csv"]);
    await user.click(await button("Put it in"));
    await screen.findByText("40 % are in the database");
    expect(screen.queryByText("Disconnect")).toBeNull();
    await user.click(await button("Stop"));
    await screen.findByText("40 % are in.");
    expect(services.database.store.getState().remote).not.toBeNull();
  });

  it("opens as a graph of its own all the same", async () => {
    const page = await openServices();
    const { actions } = await offered(page);
    act(() => actions[1]?.run());
    await waitFor(() => expect(page.document.node("ann")).toBeDefined());
    expect(page.services.database.store.getState()).toMatchObject({ remote: null, shown: null });
  });

  it("is not added to what is shown, but offered to the database", async () => {
    const page = await openServices();
    const { actions } = await offered(page, "add");
    expect(actions.map(({ title }) => title)).toEqual(["Put people.csv in…"]);
    expect(page.document.tables.nodes.count).toBe(2);
  });
});

describe("putting the open graph into a database", () => {
  const form = (putIn: DatabaseDeeds["putIn"]) =>
    openPage({ children: <ConnectForm deeds={deedsWith(putIn)} onClose={() => undefined} /> });

  it("begins with a yes, says how far it is, and how far it came where it is stopped", async () => {
    const { user } = form(async (_choice, { signal, ask, progress }) => {
      if (!(await ask("This puts 14 nodes into the database."))) return "denied";
      progress(0.4);
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return "40 % are in.";
    });
    await user.click(await button("Put the open graph in…"));
    await screen.findByText("This puts 14 nodes into the database.");
    await user.click(await button("Put it in"));
    await screen.findByText("40 % are in the database");
    await user.click(await button("Stop"));
    await screen.findByText("40 % are in.");
  });

  it("takes a file that was too large for the page, and says so in German too", async () => {
    let given: File | null = null;
    const putIn: DatabaseDeeds["putIn"] = async (_choice, { file }) => {
      given = file;
      return "It is in.";
    };
    const { user, services } = form(putIn);
    const huge = hugeFile("huge.csv", `from,to,note\n${`a,b,${"x".repeat(500)}\n`.repeat(2500)}`);
    await services.files.openFiles([huge]);
    const [into] = services.view.getState().notice?.actions ?? [];
    expect(into?.title).toBe("Graph database…");
    act(() => into?.run());
    expect(services.view.getState().dialog).toBe("database");
    await user.click(await button("Put huge.csv in…"));
    await screen.findByText("It is in.");
    expect(given).toBe(huge);
    await act(() => services.words.setLanguage("de"));
    expect(await button("huge.csv hineinlegen…")).toBeVisible();
  });

  it("goes on where the dialog is closed after the yes: it is there when it is opened again, and its end is said", async () => {
    let isStopped = false;
    let end = (_said: string): void => undefined;
    const putIn: DatabaseDeeds["putIn"] = async (_choice, { signal, ask, progress }) => {
      if (!(await ask("This puts 14 nodes in."))) return null;
      progress(0.4);
      signal.addEventListener("abort", () => {
        isStopped = true;
        end("40 % are in.");
      });
      return new Promise((resolve) => {
        end = resolve;
      });
    };
    const { user, services, page } = form(putIn);
    await user.click(await button("Put the open graph in…"));
    await user.click(await button("Put it in"));
    page.unmount();
    expect(isStopped).toBe(false);
    expect(services.database.store.getState().putting).toMatchObject({ percent: 40 });
    act(() => services.database.store.getState().putting?.stop());
    await waitFor(() => expect(services.view.getState().notice?.text).toBe("40 % are in."));
    expect(services.database.store.getState().putting).toBeNull();
  });

  it("does not begin where the dialog is closed at the question", async () => {
    const given: boolean[] = [];
    const { user, page } = form(async (_choice, { ask }) => {
      given.push(await ask("This puts 14 nodes in."));
      return null;
    });
    await user.click(await button("Put the open graph in…"));
    await screen.findByText("This puts 14 nodes in.");
    page.unmount();
    await waitFor(() => expect(given).toEqual([false]));
  });

  it("does nothing where it is stopped at the question", async () => {
    const { user } = form(async (_choice, { ask }) => ((await ask("This puts 14 nodes in.")) ? "put in" : null));
    await user.click(await button("Put the open graph in…"));
    await screen.findByText("This puts 14 nodes in.");
    await user.click(await button("Stop"));
    await waitFor(() => expect(screen.queryByText("This puts 14 nodes in.")).toBeNull());
    expect(screen.queryByText("put in")).toBeNull();
  });
});
