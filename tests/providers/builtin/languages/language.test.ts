import { describe, expect, it } from "vitest";
import { clinic } from "../graphs/clinic";
import { startChat } from "../support/chat";

/** What is answered, names instead of chips; the graph has to be as it was. */
async function answerTo(message: string): Promise<string> {
  const chat = startChat(clinic);
  const before = JSON.stringify(chat.document.snapshot());
  const { answer } = await chat.say(message);
  expect(JSON.stringify(chat.document.snapshot())).toBe(before);
  return answer.replace(/\[\[([^\]]+)\]\]/gu, (_, id: string) => {
    const name = clinic.nodes.find((node) => node.id === id)?.attributes["name"];
    return typeof name === "string" ? name : id;
  });
}

describe("nouns of the world", () => {
  it.each([
    ["how many people live in Leeds?", "There are 5 people that live in Leeds"],
    ["people from Hull", "1 "],
    ["how many dragons are there?", "No nodes have kind 'dragon'"],
    ["show me the nurses", "No nodes have kind 'nurse'"],
  ])("%s", async (message, answer) => {
    expect(await answerTo(message)).toContain(answer);
  });
});

describe("points in time", () => {
  it.each([
    ["patients admitted in 2024", ["Fred Nash", "Greta Holm"]],
    ["who was admitted before February 2024?", ["Hugo Blum", "Ivy Chen"]],
    ["patients admitted since 2020", ["Fred Nash", "Greta Holm", "Hugo Blum"]],
    ["wards opened in the eighties", ["Theatre Three"]],
    ["which wards opened in the 1930s?", ["East Wing"]],
    ["wards opened between 1920 and 1940", ["East Wing"]],
  ])("%s", async (message, names) => {
    expect(await namesIn(message)).toEqual(names);
  });
});

describe("ends of relations", () => {
  it.each([
    ["who is Bo Lindqvist's boss?", ["Alma Reyes"]],
    ["who are the doctors of Hugo Blum?", ["Alma Reyes", "Bo Lindqvist"]],
    ["who is Fred Nash treated by?", ["Alma Reyes"]],
    ["which patients are treated by Alma Reyes?", ["Fred Nash", "Hugo Blum"]],
    ["which patients does Alma Reyes treat?", ["Fred Nash", "Hugo Blum"]],
    ["Alma Reyes's patients", ["Fred Nash", "Hugo Blum"]],
    ["who treats both Fred Nash and Hugo Blum?", ["Alma Reyes"]],
  ])("%s", async (message, names) => {
    expect(await namesIn(message, message)).toEqual(names);
  });
});

describe("how many ties", () => {
  it.each([
    ["which doctor treats nobody?", ["Dario Conti"]],
    ["doctors without patients", ["Dario Conti"]],
    ["which patients have no doctor?", ["Ivy Chen"]],
    ["which doctors treat more than one patient", ["Alma Reyes"]],
    ["which ward has the most doctors?", ["East Wing"]],
    ["which patient has the most doctors?", ["Hugo Blum"]],
    ["who treats the most patients?", ["Alma Reyes"]],
    ["who has the most subordinates?", ["Alma Reyes"]],
  ])("%s", async (message, names) => {
    expect(await namesIn(message, message)).toEqual(names);
  });

  it("counts a kind of thing next to what is named", async () => {
    expect(await answerTo("how many patients does Alma Reyes have?")).toContain("2 patients");
  });

  it("styles by the number of ties", async () => {
    const chat = startChat(clinic);
    const { calls } = await chat.say("colour doctors with more than 1 patient red");
    expect(calls.at(-1)).toMatchObject({ name: "styleNodes", input: { color: "red" }, success: true });
    expect(JSON.stringify(calls.at(-1)?.input)).toContain("d1");
  });
});

describe("one value of one node", () => {
  it.each([
    ["what does Bo Lindqvist earn?", "11,200"],
    ["how much does Alma Reyes earn", "9800"],
    ["how old is Fred Nash?", "71"],
    ["where does Ivy Chen live?", "Leeds"],
    ["when was Hugo Blum admitted?", "2023-12-20"],
    ["how many beds does East Wing have?", "24"],
    ["how many visits did Alma Reyes make to Hugo Blum?", "3"],
    ["what is the total number of visits of Alma Reyes?", "4"],
    ["what percentage of the patients is critical?", "25 %"],
  ])("%s", async (message, answer) => {
    expect(await answerTo(message)).toContain(answer);
  });
});

describe("two nodes by a number", () => {
  it.each([
    ["is Greta Holm older than Ivy Chen?", /^No/u],
    ["does Bo Lindqvist earn more than Alma Reyes?", /^Yes/u],
    ["who is older, Fred Nash or Hugo Blum?", /^Fred Nash/u],
    ["how much more does Bo Lindqvist earn than Alma Reyes?", /^1,400/u],
  ])("%s", async (message, answer) => {
    expect(await answerTo(message)).toMatch(answer);
  });
});

describe("what is not there, or not for a graph", () => {
  it.each([
    "what is Alma Reyes's phone number?",
    "colour everyone by blood type",
    "what is the average temperature of the wards?",
    "how many siblings does Fred Nash have?",
  ])("no such attribute: %s", async (message) => {
    expect(await answerTo(message)).toMatch(/no attribute|no \[\[|not there|Nothing in this graph/u);
  });

  it.each([
    "send an email to Alma Reyes",
    "reboot the East Wing",
    "show the wards as a heat map",
    "order 20 beds by fax",
  ])("not here: %s", async (message) => {
    expect(await answerTo(message)).toContain("I can't do that");
  });

  it.each(["what's the capital of France?", "what will the weather be tomorrow?"])("not told: %s", async (message) => {
    expect(await answerTo(message)).toContain("graph does not say");
  });

  it("names the words it does not know", async () => {
    expect(await answerTo("asdf ghjk qwer")).toMatch(/'asdf'.*'ghjk'/u);
  });
});

describe("conditions", () => {
  it.each([
    ["patients heavier than 90 kilos", ["Hugo Blum"]],
    ["patients who weigh less than 30 kg", ["Greta Holm"]],
    ["doctors who earn between 9,000 and 10,000", ["Alma Reyes"]],
    ["who is on call?", ["Alma Reyes", "Dario Conti"]],
    ["doctors who are not on call", ["Bo Lindqvist", "Celia Odum"]],
    ["doctors who treat critical patients", ["Celia Odum"]],
    ["patients of doctors in surgery", ["Hugo Blum"]],
    ["wards with fewer than 10 beds", ["Theatre Three"]],
  ])("%s", async (message, names) => {
    expect(await namesIn(message, message)).toEqual(names);
  });

  it("shows a kind of node next to another", async () => {
    const { calls } = await startChat(clinic).say("show only the wards and their doctors");
    expect(calls.at(-1)).toMatchObject({ name: "filterGraph", success: true });
  });
});

describe("measures of structure by plain names", () => {
  it.each([
    ["which nodes are bottlenecks?", "betweenness"],
    ["top 3 by pagerank", "PageRank"],
  ])("%s", async (message, measure) => {
    expect(await answerTo(message)).toMatch(
      new RegExp(`highest ${measure}[^]*Alma Reyes|highest ${measure}[^]*East Wing`, "u"),
    );
  });

  it("tells the one that holds it together", async () => {
    expect(await answerTo("who holds the graph together?")).toMatch(/^Alma Reyes, with betweenness 0\.\d+/u);
  });

  it.each(["how many communities are there?", "find the groups", "what is the innermost core?"])(
    "changes nothing where it is only asked: %s",
    async (message) => {
      expect(await answerTo(message)).toMatch(/groups? of closely linked|innermost core/u);
    },
  );

  it("colours the groups it finds", async () => {
    const { calls } = await startChat(clinic).say("find the groups and colour them");
    expect(calls.at(-1)).toMatchObject({ name: "styleByAttribute", input: { property: "community" }, success: true });
  });
});

/** Names of nodes in the answer, in their order, but those of the message itself. */
async function namesIn(message: string, asked = ""): Promise<readonly string[]> {
  const answer = await answerTo(message);
  const names = clinic.nodes.map((node) => String(node.attributes["name"]));
  return names
    .filter((name) => answer.includes(name) && !asked.includes(name))
    .toSorted((a, b) => answer.indexOf(a) - answer.indexOf(b));
}
