import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { EndpointFinding } from "@/ai/port/endpoint-kind";
import { findRows } from "@/graph/tables/find-rows";
import { settingsPlaces } from "@/store/view/settings-places";
import { selectBy } from "@/ui/actions/select-elements";
import { readDraft } from "@/ui/filter/filter-draft";
import { selectorItems } from "@/ui/palette/use-palette-items";
import { refusalText } from "@/ui/sentences/refusal-text";
import { calls, createScriptedProvider, fails, says } from "../support/providers/scripted-provider";
import { send } from "./chat/message";
import { openPage } from "./page";

/** Words that are in no German sentence. */
const english =
  /\b(?:the|and|with|of|nodes?|edges?|has|have|were|is|are|found|added|deleted|removed|changed|styled|undo|redo|your|you|this|that|not|cannot|could|wants|refused|them|it|by|from|to|wait|retry|again|settings?|delete|add|remove|rename|move|hide|set|group|pin|styles?|selector|attributes?)\b/giu;

async function german(page: ReturnType<typeof openPage>): Promise<void> {
  await act(() => page.services.words.setLanguage("de"));
}

/** What the user wrote, what the assistant says, and code. */
const foreign = ".answer, .bubble, .asked, code, pre, kbd, .file-name, script, style, [lang]";
const spoken = ["aria-label", "title", "placeholder", "aria-description", "aria-roledescription", "alt"];

/** All that is read or heard of the page otherwise. */
function read(node: Element = document.body): readonly string[] {
  if (node.matches(foreign)) return [];
  const attributes = spoken.map((name) => node.getAttribute(name) ?? "");
  const own = [...node.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map((text) => text.textContent);
  return [...attributes, ...own.map(String), ...[...node.children].flatMap((child) => read(child))];
}

/** What the graph calls its edges, and what is quoted. */
const given =
  /There is no picture of a fake canvas|lives with|friend of|Attribute (?:der Knoten|lesen|ändern)|„[^“]*“/gu;

const left = () => [...new Set(read().filter((text) => text.replace(given, "").match(english)))];

const box = () => screen.getByRole("textbox", { name: "Nachricht" });
const idle = () => waitFor(() => expect(screen.queryByRole("button", { name: "Anhalten" })).not.toBeInTheDocument());

/** A faulty selector of each kind, and of what. */
const faulty = (
  [
    "type == 'cat' & age > 5",
    "$ == 1",
    "type == 'cat' &&",
    "near(age, 5) == 1",
    "neighbors($selected, 0)",
    "[?type == 'cat'",
    "age > 5)",
    "age > 5, type == 'cat'",
    "age > 5 type",
    "(age > 5",
    "5 == 'x'",
    "contains(name 'x')",
    "age between 1",
    "age in 5",
    "age == $selected",
    "age >",
    "1 < age < 5",
    "name like '%x%'",
    "name 'x' == 1",
    "'cat' && age > 1",
    "age in [cat, dog]",
    "@colr == 'red'",
    "@color == 'purpel'",
    "@color > 'red'",
    "@shape == 'dimond'",
    "@size > 'much'",
    "@labelText == 5",
    "@visible == 'maybe'",
    "@layer == 'Nobody'",
    "age in [1, 2",
    `${"(".repeat(201)}age > 5`,
    "age > 5 # x",
    "age > 5x",
    "age == `{`",
    "name == 'x",
    "agee > 5",
    "$nobody && age > 5",
    "source.age > 5",
  ] as const
).map((selector) => [selector, "nodes"] as const);

/** What is to be written is in the grammar's own words. */
const code = /\$\w+|\[[^\]]*\]|\w+\([^)]*\)|'[^']*'|\b(?:between \d and \d|source)\b/gu;

describe("in German", () => {
  it("a note under an answer is German", async () => {
    const page = openPage({
      provider: createScriptedProvider([
        ...["1", "2", "3"].map(() => calls([{ name: "queryGraph", input: { query: "nodeCount" } }])),
        says("Zwanzig."),
      ]),
    });
    await german(page);
    await send(page.user, "Wie viele?", box());
    expect(await screen.findByText(/^Das Modell wiederholte denselben Aufruf dreimal\./u)).toBeVisible();
    expect(left()).toEqual([]);
  });

  it.each([
    [
      "an attribute that nobody has",
      { selector: "agee > 5", color: "blue" },
      /^Diese Nachricht hat nichts geändert: Keine Knoten haben ein Attribut „agee“\./u,
    ],
    [
      "a selector that nobody meets",
      { selector: "age > 500", color: "blue" },
      "Diese Nachricht hat nichts geändert: Kein Knoten erfüllt age > 500. Nichts wurde geändert.",
    ],
    [
      "a slip of the model",
      { color: "blue" },
      /^Diese Nachricht hat nichts geändert: Der Assistent hat bei diesem Aufruf einen Fehler gemacht/u,
    ],
  ])("a note that nothing changed, for %s, is German", async (_, input, output) => {
    const page = openPage({
      provider: createScriptedProvider([calls([{ name: "styleNodes", input }]), says("Ich habe sie eingefärbt.")]),
    });
    await german(page);
    await send(page.user, "Blau", box());
    expect(await screen.findByText(output)).toBeVisible();
    expect(left()).toEqual([]);
  });

  it("that a model loads, or is asked again, is told in German", async () => {
    const load = { phase: "files", title: "Qwen3", at: 2, all: 9 } as const;
    const provider = createScriptedProvider([
      [
        { type: "load-progress", ratio: 0.2, note: "Fetching missing files of Qwen3: 2 of 9", load },
        { type: "hold" },
        { type: "retry", attempt: 2, waitMs: 3000, reason: "The host is busy." },
        { type: "hold" },
        ...says("Da."),
      ],
    ]);
    const page = openPage({ provider });
    await german(page);
    await send(page.user, "Hallo", box());
    expect(await screen.findByText(/Fehlende Dateien von Qwen3 werden geholt: 2 von 9/u)).toBeVisible();
    expect(left()).toEqual([]);
    provider.release();
    expect(await screen.findByText(/Neuer Versuch in 3 Sekunden \(2\. Versuch\)/u)).toBeVisible();
    expect(left()).toEqual([]);
    provider.release();
    await idle();
  });

  it("a conversation is German: steps, approval, change card, undo; the answer is the assistant's", async () => {
    const cats = "type == 'cat'";
    const page = openPage({
      provider: createScriptedProvider([
        calls([
          { name: "queryGraph", input: { query: "summary" } },
          { name: "findNodes", input: { selector: cats } },
        ]),
        calls([{ name: "findNodes", input: {} }]),
        calls([{ name: "styleNodes", input: { selector: cats, color: "blue" } }]),
        calls([{ name: "removeElements", input: { selector: "name == 'Smudge'" } }]),
        says("They are blue, and Smudge is gone."),
      ]),
    });
    await german(page);
    await send(page.user, "Blau bitte", box());
    const card = await screen.findByRole("alertdialog", { name: "1 Knoten löschen?" });
    expect(left()).toEqual([]);
    await page.user.click(within(card).getByRole("button", { name: "Erlauben" }));
    await idle();
    await waitFor(() => expect(screen.getByText("1 Knoten gelöscht")).toBeVisible());
    await page.user.click(screen.getByRole("button", { name: /Nachgesehen/ }));
    for (const step of screen.getAllByRole("button", { expanded: false })) {
      if (step.classList.contains("step-head")) await page.user.click(step);
    }
    const did = () => [...document.querySelectorAll(".step-body > .outcome")].map(({ textContent }) => textContent);
    await waitFor(() => expect(did()).toContainEqual(expect.stringMatching(/^1 Knoten.* gelöscht: Smudge\.$/u)));
    expect(did()).toContainEqual(expect.stringMatching(/^\d Knoten gestaltet: Blau\.$/u));
    expect(left()).toEqual([]);
    await page.user.click(screen.getByRole("button", { name: "Rückgängig machen" }));
    expect(left()).toEqual([]);
  });

  it("why a step was refused is told in German, in the chat and in what happened", async () => {
    const page = openPage({
      provider: createScriptedProvider([
        calls([
          { name: "findPath", input: { source: "Whiskrs", target: "cat2" } },
          { name: "styleNodes", input: { selector: "*", color: "bluh" } },
          { name: "findNodes", input: {} },
        ]),
        calls([{ name: "removeElements", input: { selector: "name == 'Smudge'" } }]),
        says("Fertig."),
      ]),
    });
    await german(page);
    await send(page.user, "Weg, und blau", box());
    const card = await screen.findByRole("alertdialog", { name: "1 Knoten löschen?" });
    await page.user.click(within(card).getByRole("button", { name: /^Ablehnen/u }));
    await idle();
    const closed = () =>
      screen.getAllByRole("button", { expanded: false }).filter(({ classList }) => classList.contains("step-head"));
    for (const step of closed()) await page.user.click(step);
    await waitFor(() => expect(document.querySelectorAll(".step-body")).toHaveLength(4));
    const output = [...document.querySelectorAll(".step-body .outcome")].map(({ textContent }) => textContent);
    expect(output.join(" ")).toMatch(/Whiskrs/u);
    expect(output.join(" ")).toMatch(/bluh/u);
    expect(document.querySelector(".step-body [lang='en']")).toBeNull();
    expect(left()).toEqual([]);
    const note = "Diese Nachricht hat nichts geändert: Sie haben es nicht erlaubt.";
    expect(screen.getByText(note)).toBeVisible();
    await page.user.click(screen.getByRole("button", { name: "Ablauf" }));
    await waitFor(() => expect(screen.getAllByText(note)).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText(/Whiskrs/u, { selector: ".outcome:not([lang])" })).toHaveLength(2));
    expect(left()).toEqual([]);
  });

  it.each(["auth", "offline", "rate-limit", "network", "overloaded"] as const)(
    "a failure of the kind %s is told in German",
    async (kind) => {
      const page = openPage({
        provider: createScriptedProvider([fails(kind, "The host refused the API key. Check it.")]),
      });
      await german(page);
      await send(page.user, "Hallo", box());
      await screen.findByRole("log");
      await idle();
      expect(left()).toEqual([]);
    },
  );

  it("what is done by hand is told and undone in German", async () => {
    const page = openPage();
    await german(page);
    const { edit, view } = page.services;
    await act(async () => void (await edit.run({ name: "addNodes", input: { nodes: [{ id: "neu" }] } })));
    expect(view.getState().announcement).toBe("1 Knoten hinzugefügt: neu.");
    act(() => edit.undo());
    await waitFor(() => expect(view.getState().toast?.text).toBe("Rückgängig gemacht: „1 Knoten hinzugefügt: neu“"));
    await act(async () => void (await edit.run({ name: "removeElements", input: { selector: "nowhere == 1" } })));
    expect(view.getState().notice?.title).toBe("Löschen: fehlgeschlagen.");
    expect(page.document.steps().map(({ title }) => title)).not.toContainEqual(expect.stringMatching(english));
  });

  it("what a command refuses a hand is told in German, with its names and numbers", async () => {
    const page = openPage();
    await german(page);
    const { edit, view, words } = page.services;
    const refused = [
      { name: "findPath", input: { source: "Whiskrs", target: "cat2" } },
      { name: "updateElements", input: { selector: "*", set: { id: "x" } } },
      { name: "updateElements", input: { selector: "*", unset: ["agee"] } },
      { name: "updateElements", input: { selector: "*", add: { name: 1 } } },
      { name: "renameAttribute", input: { attribute: "age", to: "type" } },
      { name: "renameAttribute", input: { attribute: "age", to: "id" } },
      { name: "addNodes", input: { nodes: [{ id: "cat1" }] } },
      { name: "addEdges", input: { edges: [{ source: "cat1", target: "nobody" }] } },
      { name: "setLayout", input: { type: "geographic" } },
      { name: "styleNodes", input: { selector: "*", color: "bluh" } },
      { name: "runAlgorithm", input: { algorithm: "maxFlow", options: { source: "cat1", target: "cat1" } } },
      { name: "changeSet", input: { name: "none", to: "other" } },
    ];
    for (const call of refused) {
      act(() => view.change({ notice: null }));
      const done = await edit.run(call);
      expect(done?.success, call.name).toBe(false);
      const text = view.getState().notice?.text ?? "";
      expect(text, call.name).not.toBe("");
      expect([call.name, text.replace(given, "").match(english)]).toEqual([call.name, null]);
    }
    expect(words.getState().language).toBe("de");
  });

  it("why an undo or a redo is refused is told in German", async () => {
    const page = openPage();
    await german(page);
    const { edit, view } = page.services;
    const output = async (take: () => unknown) => {
      act(() => view.change({ notice: null, toast: null }));
      const refusal = take();
      if (typeof refusal === "string") return refusal;
      const said = () => view.getState().notice?.text ?? view.getState().toast?.text;
      await waitFor(() => expect(said()).toBeDefined());
      return said() ?? "";
    };
    const texts = [await output(() => edit.redo())];
    await act(
      async () => void (await edit.run({ name: "updateElements", input: { selector: "*", set: { mood: 1 } } })),
    );
    await act(
      async () => void (await edit.run({ name: "updateElements", input: { selector: "*", set: { mood: 2 } } })),
    );
    const [first = "", second = ""] = page.document.steps().flatMap(({ id, kind }) => (kind === "change" ? [id] : []));
    texts.push(await output(() => edit.undoStep(first)), await output(() => edit.redoStep(second)));
    act(() => void edit.undoStep(second));
    texts.push(await output(() => edit.undoStep(second)), await output(() => edit.undoStep("gone")));
    texts.push(await output(() => edit.redoStep("gone")));
    await act(async () => void (await edit.run({ name: "addNodes", input: { nodes: [{ id: "neu" }] } })));
    texts.push(await output(() => edit.redo()));
    expect(texts).toHaveLength(7);
    for (const text of texts) {
      expect(text).not.toBe("");
      expect([text, text.replace(given, "").match(english)]).toEqual([text, null]);
    }
    expect(texts[1]).toMatch(/^Ein späterer Schritt/u);
    expect(texts[3]).toMatch(/ist schon rückgängig gemacht\.$/u);
  });

  it.each(faulty)(
    "a selector with a fault, %s, is told in German: palette, filter, table",
    async (selector, target) => {
      const page = openPage();
      await german(page);
      const { services } = page;
      const { words } = services.words.getState();
      const draft = readDraft({ target, selector }, services);
      const found = findRows(page.document, { text: selector, target, sets: () => undefined });
      const texts = [
        draft.kind === "wrong" ? draft.message : "",
        ...selectorItems(selector, services, words).map(({ title }) => title),
        ...(found.success ? [] : [refusalText(found, services.words.getState())]),
      ];
      expect(texts[0]).not.toBe("");
      for (const text of texts)
        expect([text, text.replace(given, "").replace(code, "").match(english)]).toEqual([text, null]);
    },
  );

  it("that nothing was to be selected is told in German", async () => {
    const page = openPage();
    await german(page);
    const { view } = page.services;
    await act(() => selectBy(page.services, { selector: "age > 1000" }));
    expect(view.getState().toast?.text).not.toBe("");
    expect(view.getState().toast?.text).not.toMatch(english);
  });

  it("what a panel did, an export and a made-up network are told in German", async () => {
    const page = openPage();
    await german(page);
    const { view } = page.services;
    act(() => view.changePanels({ flyout: "data" }));
    await page.user.click(await screen.findByRole("button", { name: "Erzeugen" }));
    await waitFor(() => expect(view.getState().toast).not.toBeNull());
    expect(view.getState().toast?.text).not.toMatch(english);
    act(() => view.changePanels({ flyout: "analyse" }));
    await page.user.click((await screen.findAllByRole("button", { name: "Ausführen" }))[0] as HTMLElement);
    await waitFor(() => expect(document.querySelector(".outcome")).not.toBeNull(), { timeout: 5000 });
    expect(left()).toEqual([]);
  });

  it("what a test of an endpoint finds is German", async () => {
    const findings: readonly EndpointFinding[] = [
      { success: true, message: "It answers and lists 1 model.", kind: "openai", models: [{ id: "m" }] },
      { success: false, message: "The host refused the API key. Check it.", reason: "auth" },
      { success: false, message: "There is nothing at that address.", reason: "not-found" },
      { success: false, message: "The host said this and that." },
    ];
    const found = [...findings];
    const answer = () => Promise.resolve(found.shift() ?? { success: false as const, message: "No more." });
    const page = openPage({ view: { dialog: "services" }, endpoint: { listModels: answer, test: answer } });
    await german(page);
    await page.user.click(await screen.findByRole("button", { name: "OpenAI", hidden: true }));
    for (const _ of findings) {
      await page.user.click(screen.getByRole("button", { name: "Prüfen", hidden: true }));
      await waitFor(() => expect(document.querySelector("[aria-live] > .note")).not.toBeNull());
      expect(left()).toEqual([]);
    }
  });

  it("layers by an attribute are called so in German, in the list and in what an undo takes back", async () => {
    const page = openPage();
    await german(page);
    const { edit, view } = page.services;
    for (const channel of ["color", "size"])
      await act(() => edit.run({ name: "styleByAttribute", input: { property: "age", channel } }));
    act(() => view.changePanels({ flyout: "style" }));
    const names = () => [...document.querySelectorAll(".layer-name > span")].map((one) => one.textContent);
    await waitFor(() => expect(names().slice(0, 2)).toEqual(["Größe nach age", "Farbe nach age"]));
    const hide = document.querySelector<HTMLElement>('.layer [aria-label="Größe nach age ausblenden"]');
    await page.user.click(hide ?? document.body);
    await waitFor(() => expect(page.services.document.layers.at(-1)?.enabled).toBe(false));
    expect(page.services.document.steps().at(-1)?.title).toBe("Ebene Größe nach age ausblenden");
    expect(left()).toEqual([]);
  });

  it("every dialog and every panel is German", async () => {
    const page = openPage();
    await german(page);
    const { view } = page.services;
    const dialogs = [...settingsPlaces, "key", "share", "export", "recipes"] as const;
    for (const dialog of dialogs) {
      act(() => view.change({ dialog }));
      await screen.findByRole("dialog");
      await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
      expect(left(), dialog).toEqual([]);
      act(() => view.change({ dialog: null }));
    }
    for (const { name: flyout } of page.services.features.panels) {
      act(() => view.changePanels({ flyout }));
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(left(), flyout).toEqual([]);
    }
  });
});
