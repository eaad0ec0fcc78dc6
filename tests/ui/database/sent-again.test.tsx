import { act, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { calls, createScriptedProvider, says } from "../../support/providers/scripted-provider";
import { openPart } from "./part-of-cats";

const add = (id: string) => calls([{ name: "addNodes", input: { nodes: [{ id, attributes: { name: id } }] } }]);
const refused = { success: false, kind: "conflict", message: "Mia was changed.", hint: "Look first." } as const;

/** Two messages that each wrote a node, over a page that shows two cats; of what is written after them `refuses` says what is not. */
async function afterTwo(refuses: (change: string) => boolean = () => false) {
  const written: string[] = [];
  const write: RemoteGraph["write"] = async (given) => {
    const change = given.nodes.map(({ before, after }) => (after ? `+${after.id}` : `-${before?.id}`)).join();
    if (refuses(change)) return refused;
    written.push(change);
    return { success: true, ids: new Map() };
  };
  const provider = createScriptedProvider([add("mia"), says("Mia."), add("leo"), says("Leo."), says("Another way.")]);
  const page = await openPart({ write }, { provider, children: false });
  const { chat } = page.services;
  page.controller.subscribe((event) => {
    if (event.type === "ai-approval-request") page.controller.answerApproval(event.callId, true);
  });
  for (const text of ["Add Mia", "Add Leo"]) await chat.send(text);
  expect(written).toEqual(["+mia", "+leo"]);
  const turns = () => chat.store.getState().turns;
  const editFirst = () => chat.edit(turns()[0]?.id ?? "", "Hello", { undo: true });
  const nodes = () => page.document.tables.nodes.count;
  return { ...page, written, chat, turns, nodes, editFirst };
}

describe("a message that is sent again over a database", () => {
  it("takes the writes from it on back there, newest first, and is sent", async () => {
    const { written, turns, nodes, editFirst, document } = await afterTwo();
    expect(await editFirst()).toBeNull();
    expect(written).toEqual(["+mia", "+leo", "-leo", "-mia"]);
    expect(nodes()).toBe(2);
    expect(document.steps().filter(({ kind }) => kind === "undo")).toHaveLength(1);
    await waitFor(() => expect(turns().map(({ asked }) => asked)).toEqual(["Hello"]));
  });

  it("takes the last one back when it is asked again", async () => {
    const { written, nodes, chat } = await afterTwo();
    await chat.retry();
    expect(written).toEqual(["+mia", "+leo", "-leo"]);
    expect(nodes()).toBe(3);
  });

  it("leaves all as it was where one write cannot be taken back, and says why", async () => {
    const { written, turns, nodes, editFirst } = await afterTwo((change) => change === "-mia");
    expect(await editFirst()).toBe(
      "The message was not sent again, because its changes are not undone yet: Mia was changed. Look first.",
    );
    expect(written).toEqual(["+mia", "+leo", "-leo", "+leo"]);
    expect(nodes()).toBe(4);
    expect(turns()).toHaveLength(2);
  });

  it("says what stays undone where that cannot be brought back either", async () => {
    let left = 3;
    const { editFirst, nodes } = await afterTwo(() => {
      left -= 1;
      return left < 0;
    });
    expect(await editFirst()).toMatch(
      /: Mia was changed\. Look first\. What was undone before it stays undone: Mia was changed\. Look first\.$/u,
    );
    expect(nodes()).toBe(3);
  });

  it("says so in German on a German page", async () => {
    const { services, editFirst, document, chat, turns } = await afterTwo((change) => change === "-mia");
    await act(() => services.words.setLanguage("de"));
    const stands =
      "Die Nachricht wurde nicht noch einmal gesendet, weil ihre Änderungen noch nicht rückgängig gemacht sind: ";
    expect(await editFirst()).toBe(
      `${stands}Jemand hat das inzwischen geändert. Nichts wurde geschrieben. Wiederholen Sie es vom jetzigen Stand aus.`,
    );
    const edit = { type: "attributes-set", target: "nodes", id: "leo", set: { age: 3 } } as const;
    act(() => void document.apply([edit], { step: "hand", actor: "user", title: "Alter" }));
    await act(() => chat.retry());
    expect(turns()[1]?.note).toContain(`${stands}Ein späterer Schritt, „Alter“, hat`);
  });

  it("says that it is not connected, and changes nothing", async () => {
    const { written, nodes, services, editFirst } = await afterTwo();
    await (await services.database.open()).disconnect();
    expect(await editFirst()).toMatch(/not connected/u);
    expect(written).toHaveLength(2);
    expect(nodes()).toBe(4);
  });
});
