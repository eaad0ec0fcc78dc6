import { describe, expect, it } from "vitest";
import { oddlyNamed, oddlyNamedElsewhere, oddNames } from "../../../support/engine/named-elsewhere";
import { isLong } from "../../../support/long";
import { type Chat, startChat, startChatOver } from "../support/chat";

function startPart(): Chat {
  const { remote, part } = oddlyNamedElsewhere();
  return startChatOver(remote, part);
}

const idOf = (name: string): string =>
  oddlyNamed().nodes.find(({ attributes }) => attributes["name"] === name)?.id ?? "none";

/** What is said of a name, and what then holds. */
type Row = readonly [said: (name: string) => string, holds: (chat: Chat, id: string, answer: string) => void];

const isFound: Row[1] = (chat, id, answer) => {
  expect(answer).toContain(`[[${id}]]`);
  expect(chat.document.node(id)).toBeDefined();
};
const isSelected: Row[1] = (chat, id) => expect(chat.document.selection.nodes).toEqual([id]);
const hasTwo: Row[1] = (_, id, answer) => expect(answer).toContain(`[[${id}]] `);
const isBesideThem: Row[1] = (chat, id) => expect(chat.document.node(id)).toBeDefined();
const isWay: Row[1] = (_, id, answer) => {
  expect(answer).toContain(`[[${id}]]`);
  expect(answer).toContain("[[n108]]");
};
const isOf33: Row[1] = (chat, id) => {
  expect(chat.document.node(id)?.attributes["age"]).toBe(33);
  expect(chat.document.snapshot().nodes.filter(({ attributes }) => attributes["age"] === 33)).toHaveLength(
    1 +
      oddlyNamed()
        .nodes.slice(0, 30)
        .filter(({ attributes }) => attributes["age"] === 33).length,
  );
};

const rows: readonly Row[] = [
  [(name) => `find ${name}`, isFound],
  [(name) => `select ${name}`, isSelected],
  [(name) => `how many neighbours does ${name} have?`, hasTwo],
  [(name) => `show the neighbours of ${name}`, isBesideThem],
  [(name) => `path between ${name} and Person 108`, isWay],
  [(name) => `set the age of ${name} to 33`, isOf33],
  [(name) => `finde ${name}`, isFound],
  [(name) => `wähle ${name} aus`, isSelected],
  [(name) => `wie viele Nachbarn hat ${name}?`, hasTwo],
  [(name) => `zeige die Nachbarn von ${name}`, isBesideThem],
  [(name) => `Weg zwischen ${name} und Person 108`, isWay],
  [(name) => `setze das Alter von ${name} auf 33`, isOf33],
];

describe.each(oddNames)("a node that is not shown, called %s", (name) => {
  /** In the short run a third of them, another one for each name. */
  const own = rows.filter((_, at) => isLong || at % 3 === oddNames.indexOf(name) % 3);
  it.each(own.map(([said, holds]) => [said(name), holds] as const))("%s", async (said, holds) => {
    const chat = startPart();
    const { answer, result } = await chat.say(said);
    expect(result.success).toBe(true);
    holds(chat, idOf(name), answer);
  });
});

it.each([
  ["select person 81", "Person 81"],
  ["select n93", "May 5"],
  ["select rank xerox", "Rank Xerox"],
])("written otherwise, it is still that one: %s", async (said, name) => {
  const chat = startPart();
  await chat.say(said);
  expect(chat.document.selection.nodes).toEqual([idOf(name)]);
});

it("after its neighbours were shown, it is there to be selected", async () => {
  const chat = startPart();
  await chat.sayAll("show the neighbours of Person 81", "select Person 81");
  expect(chat.document.selection.nodes).toEqual(["n81"]);
  expect(chat.document.edge("e80")).toBeDefined();
});

it.each(oddNames)("the same over a graph of one's own: %s", async (name) => {
  const chat = startChat(oddlyNamed());
  await chat.say(`select ${name}`);
  expect(chat.document.selection.nodes).toEqual([idOf(name)]);
});

it.each([
  ["make the people blue", 0],
  ["how many people are in Oslo?", 0],
])("words that name nothing are no reason to ask: %s", async (said, asked) => {
  const { calls } = await startPart().say(said);
  expect(calls.filter(({ name }) => name === "findMentions")).toHaveLength(asked);
});
