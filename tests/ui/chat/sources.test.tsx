import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Source } from "@/knowledge/source";
import type { ChatTurn } from "@/store/chat/chat-types";
import { answerText } from "@/ui/sentences/answer-text";
import { en } from "@/words/en/en";
import { coursesGraph } from "../../support/graphs/courses";
import { calls, createScriptedProvider } from "../../support/providers/scripted-provider";
import { openPage, type PageOptions } from "../page";
import { send } from "./message";

const tides: Source = {
  id: "passage:harbours:3:1",
  course: "Harbours",
  lesson: "Tides",
  number: 3,
  link: "https://harbours.example/tides",
  passage: "The tide is the slow rise and fall of the sea. It follows the moon.",
  from: "graph",
};
const handbook: Source = {
  id: "passage:centrality:3:1",
  course: "Centrality",
  lesson: "Betweenness and closeness",
  number: 3,
  link: "javascript:alert(1)",
  passage: "Betweenness is the number of shortest paths between other nodes that run through a node.",
  from: "handbook",
};

function turnWith(text: string, sources: readonly Source[]): ChatTurn {
  return {
    ...{ id: "t1", asked: "What is the tide?", provider: "builtin", answerer: null, usage: null, selection: null },
    ...{ askedAt: 0, startedAt: 0, endedAt: 1, end: { kind: "done" }, steps: [], approval: null, degraded: [] },
    ...{ undoStep: null, change: null, note: null, text },
    ...(sources.length > 0 && { sources }),
  };
}

const answer = `The tide is the slow rise and fall of the sea [[${tides.id}]]; betweenness counts shortest paths [[${handbook.id}]]. Not read: [[passage:harbours:1:1]].`;

/** A page whose chat has that turn, as after a reload. */
async function openWith(turn: ChatTurn, options: PageOptions = {}) {
  const page = openPage({ graph: coursesGraph(), ...options });
  const chat = { id: "c1", title: null, startedAt: 0, turns: [turn], history: [], branches: [] };
  page.services.chat.openChats(JSON.parse(JSON.stringify({ current: chat, others: [] })));
  const article = await screen.findByRole("article", { name: "Turn 1" });
  return { ...page, turn: within(article) };
}

describe("the sources of an answer", () => {
  it("are numbers in its text and a row under it; what was not read stays a node", async () => {
    const { turn } = await openWith(turnWith(answer, [tides, handbook]));
    const marks = turn.getAllByRole("button", { name: "Source 1: Harbours, lesson 3" });
    expect(marks[0]).toHaveTextContent(/^1$/);
    expect(turn.getAllByRole("button", { name: /Source 2: Centrality, lesson 3/ })[0]).toHaveTextContent(/^2$/);
    const row = within(await turn.findByRole("list", { name: "Sources" }));
    expect(row.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "1Harbourslesson 3",
      "2Centralitylesson 3",
    ]);
    expect(turn.getByRole("button", { name: /A pier is a platform|passage:harbours:1:1/ })).toBeVisible();
  });

  it("lead outside by a click alone, and only to the web", async () => {
    const { turn } = await openWith(turnWith(answer, [tides, handbook]));
    const row = within(await turn.findByRole("list", { name: "Sources" }));
    const links = row.getAllByRole("link");
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute("href", "https://harbours.example/tides");
    expect(links[0]).toHaveAttribute("rel", "noopener noreferrer");
    expect(links[0]).toHaveAccessibleName("Open the page at harbours.example");
    expect(document.querySelector('link[rel="prefetch"], link[rel="preconnect"]')).toBeNull();
  });

  it("open beside the graph with the used sentence marked and the node selected", async () => {
    const { turn, user, services, document: graph } = await openWith(turnWith(answer, [tides, handbook]));
    const [mark] = turn.getAllByRole("button", { name: "Source 1: Harbours, lesson 3" });
    if (mark) await user.click(mark);
    const article = await screen.findByRole("article", { name: "3. Tides" });
    const used = [...article.querySelectorAll("mark.used")].map((one) => one.textContent);
    expect(used).toEqual(["The tide is the slow rise and fall of the sea."]);
    expect(within(article).getByRole("heading", { name: "3. Tides" })).toHaveFocus();
    await waitFor(() => expect(graph.selection.nodes).toEqual([tides.id]));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("article", { name: "3. Tides" })).not.toBeInTheDocument();
    expect(services.view.getState().panels.flyout).toBeNull();
    expect(mark).toHaveFocus();
  });

  it("open from the handbook without touching the graph", async () => {
    const { turn, user, document: graph } = await openWith(turnWith(answer, [tides, handbook]));
    const row = within(await turn.findByRole("list", { name: "Sources" }));
    await user.click(row.getByRole("button", { name: "Source 2: Centrality, lesson 3" }));
    const article = await screen.findByRole("article", { name: "3. Betweenness and closeness" });
    expect(article.querySelector("mark.used")).toHaveTextContent(/^Betweenness is the number of shortest paths/);
    expect(graph.selection.nodes).toEqual([]);
    expect(graph.meta.name).toBe("Sea courses");
  });

  it("stand as they were read where the graph has them no more", async () => {
    const { turn, user, services } = await openWith(turnWith(answer, [tides, handbook]));
    await services.edit.run({ name: "removeElements", input: { selector: "type == 'lesson' || type == 'passage'" } });
    const row = within(await turn.findByRole("list", { name: "Sources" }));
    await user.click(row.getByRole("button", { name: "Source 1: Harbours, lesson 3" }));
    const article = await screen.findByRole("article", { name: "Tides" });
    expect(article).toHaveTextContent("The graph no longer has this text. This is the version the answer used.");
    expect(article.querySelector("mark.used")).toHaveTextContent("The tide is the slow rise and fall of the sea.");
  });

  it("stand from the first word on while a model's answer streams in, and never show half an id", async () => {
    const delta = (text: string) => ({ type: "text-delta", text }) as const;
    const provider = createScriptedProvider([
      calls([{ name: "searchContent", input: { query: "rise and fall of the sea" } }]),
      [
        delta(`The tide rises [[${tides.id}]] and falls [[passage:harb`),
        { type: "hold" },
        delta(`ours:1:1]] as the moon wants.`),
        { type: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } },
      ],
    ]);
    const { user } = openPage({ graph: coursesGraph(), provider });
    const held = provider.held();
    await send(user, "What is the tide?");
    await held;
    const mark = await screen.findByRole("button", { name: "Source 1: Harbours, lesson 3, passage 1" });
    const turn = screen.getByRole("article", { name: "Turn 1" });
    expect(turn).not.toHaveTextContent("[[");
    provider.release();
    expect(await within(turn).findByRole("list", { name: "Sources" })).toBeVisible();
    // The same mark, not one like it.
    expect(mark).toBeInTheDocument();
    expect(turn).toHaveTextContent(/The tide rises 1 and falls .* as the moon wants\./);
  });

  it("of a node without a type are called by its label alone", async () => {
    const rex: Source = { id: "rex", course: "", lesson: "Rex", passage: "Rex is a dog.", from: "graph" };
    const { turn } = await openWith(turnWith("He is a dog [[rex]].", [rex]));
    expect((await turn.findAllByRole("button", { name: "Source 1: Rex" })).length).toBe(2);
    expect(turn.getByRole("listitem")).toHaveTextContent(/^1Rex$/);
  });

  it("are numbers in what is copied, and listed below it", () => {
    expect(answerText(turnWith(answer, [tides, handbook]), () => "A pier", en.chat)).toBe(
      `The tide is the slow rise and fall of the sea [1]; betweenness counts shortest paths [2]. Not read: A pier.

Sources:

- [1] Harbours, lesson 3 (https://harbours.example/tides)
- [2] Centrality, lesson 3 (javascript:alert(1))`,
    );
  });

  it("say so in German", async () => {
    const { turn, services } = await openWith(turnWith(answer, [tides]));
    await services.words.setLanguage("de");
    expect((await turn.findAllByRole("button", { name: "Quelle 1: Harbours, Lektion 3" })).length).toBeGreaterThan(0);
    expect(await turn.findByRole("list", { name: "Quellen" })).toBeVisible();
  });
});
