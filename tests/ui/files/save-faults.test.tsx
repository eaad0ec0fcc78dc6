import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Exchange } from "@/ai/history/messages";
import { historyFaults } from "@/ai/history/validate-history";
import type { KeyValueStore } from "@/store/session/key-value-store";
import { createSessionStorage } from "@/store/session/session-storage";
import { createMemoryStore, type MemoryStore } from "../../support/page/memory-store";
import { calls, createScriptedProvider, says } from "../../support/providers/scripted-provider";
import { openPage } from "../page";

const add = (id: string) => ({ name: "addNodes", input: { nodes: [{ id, attributes: { type: "cat", name: id } }] } });
const failing = (name: string, text: string) => () => Promise.reject(Object.assign(new Error(text), { name }));

/** How a write ends that goes wrong, and what is told of it. */
const faults = {
  "is refused": { put: failing("Error", "The disk is gone."), output: /^Not saved: The disk is gone/u },
  "is aborted": { put: failing("AbortError", "Aborted."), output: /^Not saved: Aborted/u },
  "finds no room": {
    put: failing("QuotaExceededError", "full"),
    output: /^Not saved: storage is full/u,
  },
  "finds storage switched off": {
    put: failing("SecurityError", "The operation is insecure."),
    output: /^Not saved: storage is switched off/u,
  },
  "finds the database closed": {
    put: failing("InvalidStateError", "The database connection is closing."),
    output: /^Not saved: The database connection is closing\.$/u,
  },
  "is more than the browser takes": {
    put: failing(
      "UnknownError",
      "The serialized keys and/or value are too large (size=145122509 bytes, max=133169152 bytes).",
    ),
    output: /^Not saved: too large for this browser's storage/u,
  },
} as const;

/** A device whose writes fail, once told to. */
function createFaultyStore() {
  const store = createMemoryStore();
  let put: KeyValueStore["put"] = store.put;
  let tried = 0;
  const faulty: KeyValueStore = {
    ...store,
    put: (values) => {
      tried += 1;
      return put(values);
    },
  };
  return {
    store,
    faulty,
    tried: () => tried,
    fails(how: KeyValueStore["put"] | null) {
      put = how ?? store.put;
    },
  };
}

/** Adds two cats in a round each, and is held before its second and before its answer. */
const model = () =>
  createScriptedProvider([
    calls([add("a1")]),
    [{ type: "hold" }, ...calls([add("a2")])],
    [{ type: "hold" }, ...says("Two cats.")],
    says("The next one."),
  ]);

/** Ids of what the results of the history say was added. */
function addedBy(history: readonly Exchange[]): readonly string[] {
  const done = history.flatMap(({ rounds }) =>
    rounds.flatMap(({ calls: made, results }) => made.filter((_, place) => results[place]?.success)),
  );
  return done.flatMap(({ input }) => /"id":"(\w+)"/u.exec(JSON.stringify(input))?.slice(1) ?? []);
}

const lastStored = (store: MemoryStore) =>
  createSessionStorage(
    async () => store,
    () => 0,
  ).load("first");

/** As when a page is left or hidden: what waits is written now. */
const write = () => void dispatchEvent(new Event("pagehide"));

describe("a save that goes wrong while a message runs", () => {
  for (const [how, { put, output }] of Object.entries(faults)) {
    it(`and ${how} stops nothing, is told with a way out, and is made good once it works again`, async () => {
      const device = createFaultyStore();
      const provider = model();
      const { services, document, controller, user } = openPage({ provider, stored: device.faulty });
      const before = JSON.stringify(document.snapshot());
      device.fails(put);
      const held = provider.held();
      void services.chat.send("Add two cats");
      await held;
      write();
      await waitFor(() => expect(device.tried()).toBeGreaterThan(0));
      const again = provider.held();
      provider.release();
      await again;
      write();
      expect(await screen.findByText(output)).toBeVisible();
      const notice = (await screen.findByText(/save the graph as a file|save this one as a file/iu)).closest(
        "[role=alert]",
      );
      await user.click(within(notice as HTMLElement).getByRole("button", { name: "Save as a file…" }));
      expect(await screen.findByRole("dialog", { name: /export/iu })).toBeVisible();
      await user.keyboard("{Escape}");

      provider.release();
      await screen.findByText("Two cats.");
      expect(addedBy(controller.history())).toEqual(["a1", "a2"]);
      expect(document.node("a1") && document.node("a2")).toBeDefined();
      expect(historyFaults(controller.history())).toEqual([]);
      void services.chat.send("And now?");
      await screen.findByText("The next one.");
      expect(historyFaults(controller.history())).toEqual([]);

      device.fails(null);
      document.apply([{ type: "attributes-set", target: "nodes", id: "cat1", set: { age: 6 } }], {
        step: "hand",
        actor: "user",
        title: "Age",
      });
      write();
      expect(await screen.findByText("Saved")).toBeVisible();
      const stored = await lastStored(device.store);
      expect(JSON.stringify(stored.graph)).toBe(JSON.stringify(document.snapshot()));
      expect(addedBy(stored.chats.current?.history ?? [])).toEqual(["a1", "a2"]);

      const plan = document.planUndo(Number.POSITIVE_INFINITY);
      const origin = { step: "undo", actor: "user", title: "Undo" } as const;
      if (plan.success) document.apply(plan.changes, { ...origin, undoes: plan.undoes });
      expect(JSON.stringify(document.snapshot())).toBe(before);
    });
  }

  it("is told once, not with each change that follows", async () => {
    const device = createFaultyStore();
    const { services, document } = openPage({ stored: device.faulty });
    device.fails(faults["is refused"].put);
    const age = (to: number) => {
      const origin = { step: `age${to}`, actor: "user", title: "Age" } as const;
      document.apply([{ type: "attributes-set", target: "nodes", id: "cat1", set: { age: to } }], origin);
      write();
    };
    age(6);
    await waitFor(() => expect(services.view.getState().notice).not.toBeNull());
    services.view.change({ notice: null });
    const tried = device.tried();
    age(7);
    await waitFor(() => expect(device.tried()).toBeGreaterThan(tried));
    await screen.findByText(faults["is refused"].output);
    expect(services.view.getState().notice).toBeNull();
  });
});

describe("a tab that is closed in the middle of a save", () => {
  for (const [when, isWritten] of [
    ["before it is written", false],
    ["when it is written", true],
  ] as const) {
    it(`${when} opens again with a graph that equals its history's account, and goes on`, async () => {
      const device = createFaultyStore();
      const provider = model();
      const first = openPage({ provider, stored: device.faulty });
      const before = JSON.stringify(first.document.snapshot());
      const held = provider.held();
      void first.services.chat.send("Add two cats");
      await held;
      write();
      await waitFor(async () => expect((await lastStored(device.store)).graph).not.toBeNull());
      // The second write never ends, or has just ended, when the tab goes.
      if (!isWritten) device.fails(() => new Promise(() => undefined));
      const again = provider.held();
      provider.release();
      await again;
      const tried = device.tried();
      write();
      await waitFor(() => expect(device.tried()).toBeGreaterThan(tried));
      first.page.unmount();

      const loaded = await lastStored(device.store);
      expect(loaded.problems).toEqual([]);
      const next = createScriptedProvider([says("The next one.")]);
      const { services, document, controller } = openPage({ provider: next, stored: device.store, loaded });
      const there = ["a1", "a2"].filter((id) => document.node(id) !== undefined);
      expect(there).toEqual(isWritten ? ["a1", "a2"] : ["a1"]);
      expect(addedBy(controller.history())).toEqual(there);
      expect(services.chat.store.getState().turns.map(({ undoStep }) => undoStep)).toEqual([
        document.steps().at(0)?.id,
      ]);
      expect(historyFaults(controller.history())).toEqual([]);
      void services.chat.send("And now?");
      await screen.findByText("The next one.");
      expect(JSON.stringify(next.requests.at(-1)?.history)).toContain("Add two cats");
      const plan = document.planUndo(Number.POSITIVE_INFINITY);
      const origin = { step: "undo", actor: "user", title: "Undo" } as const;
      if (plan.success) document.apply(plan.changes, { ...origin, undoes: plan.undoes });
      expect(JSON.stringify(document.snapshot())).toBe(before);
    });
  }
});

it("a conversation that is left while a message runs knows what that did when it is opened again", async () => {
  const provider = model();
  const { services, document, controller } = openPage({ provider });
  const held = provider.held();
  void services.chat.send("Add two cats");
  await held;
  const { id } = services.chat.list.getState().current;
  void services.chat.startNew();
  void services.chat.open(id);
  expect(document.node("a1")).toBeDefined();
  expect(addedBy(controller.history())).toEqual(["a1"]);
  expect(services.chat.store.getState().turns).toMatchObject([
    { end: { kind: "stopped" }, undoStep: document.steps().at(0)?.id },
  ]);
});
