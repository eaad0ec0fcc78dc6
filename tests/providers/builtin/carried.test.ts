import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { Attributes } from "@/graph/document/graph-types";
import { graphOf } from "../../support/graphs/documents";
import { startChat } from "./support/chat";
import { coloured } from "./support/document-checks";

const surgery = graphOf(
  {
    d1: { kind: "doctor", name: "Dr Adler", seniority: 12 },
    d2: { kind: "doctor", name: "Dr Birk", seniority: 3 },
    c1: { kind: "clinic", name: "Lindenhof", city: "Bern", beds: 40, accredited: true },
    c2: { kind: "clinic", name: "Seeblick", city: "Thun", beds: 15, accredited: false },
  },
  { "d1-c1": { type: "works at" }, "d2-c2": { type: "works at" } },
);

const orchard = graphOf(
  {
    t1: { sort: "tree", name: "Old Oak", height_m: 21, trunk: "thick" },
    t2: { sort: "tree", name: "Pear", height_m: 6, trunk: "thin" },
    b1: { sort: "beetle", name: "Stag", legs: 6, wingspan_mm: 80 },
    b2: { sort: "beetle", name: "Rose", legs: 6, wingspan_mm: 35 },
  },
  { "b1-t1": { how: "eats" }, "b2-t2": { how: "eats" } },
);

const studio = graphOf(
  {
    s1: { type: "song", title: "Amber", length_s: 210, key: "minor" },
    s2: { type: "song", title: "Blue Hour", length_s: 184, key: "major" },
    m1: { type: "musician", title: "Ines", age: 44, country: "Spain" },
    m2: { type: "musician", title: "Olaf", age: 29, country: "Norway" },
  },
  { "m1-s1": { rel: "wrote" }, "m2-s2": { rel: "wrote" } },
);

const cases: readonly (readonly [GraphData, string, readonly string[]])[] = [
  [
    surgery,
    "Doctors have no city; clinics do.",
    [
      "which doctors are in Bern?",
      "list all doctors from Bern",
      "How many doctors are in Bern",
      "show me the doctors whose city is Thun",
      "count the doctors in Thun",
    ],
  ],
  [
    surgery,
    "Doctors have no beds; clinics do.",
    [
      "which doctors have more than 10 beds?",
      "how many beds do the doctors have on average?",
      "doctors with 15 beds",
      "what is the average beds of the doctors?",
      "list doctors with at least 20 beds",
    ],
  ],
  [
    orchard,
    "Trees have no legs; beetles do.",
    [
      "which trees have 6 legs?",
      "trees with more than 2 legs",
      "how many trees have at least 4 legs?",
      "list the trees whose legs are 6",
      "what is the total legs of the trees?",
    ],
  ],
  [
    studio,
    "Songs have no country; musicians do.",
    [
      "which songs are from Spain?",
      "songs from Norway",
      "how many songs are from Spain",
      "list songs whose country is Spain",
      "Show the songs in Spain",
    ],
  ],
];

describe("an attribute that the kind asked about does not have", () => {
  it.each(cases.flatMap(([graph, answer, wordings]) => wordings.map((wording) => [wording, answer, graph] as const)))(
    "%s → %s",
    async (wording, answer, graph) => {
      expect((await startChat(graph).say(wording)).answer).toBe(answer);
    },
  );

  it.each([
    [surgery, "make the doctors in Bern red"],
    [orchard, "paint trees with 6 legs red"],
    [studio, "color the songs from Spain red"],
  ])("changes nothing (%#)", async (graph, wording) => {
    const chat = startChat(graph);
    expect((await chat.say(wording)).answer).toMatch(/ have no .*; .* do\. Nothing changed\.$/u);
    expect(coloured(chat.document)).toEqual({});
  });

  it.each([
    [surgery, "which clinics are in Bern?", "[[c1]]"],
    [orchard, "which beetles have 6 legs?", "[[b1]]"],
    [studio, "which musicians are from Norway?", "[[m2]]"],
    [surgery, "which doctors are not in Bern?", "[[d1]]"],
  ])("is told only there (%#)", async (graph, wording, name) => {
    const { answer } = await startChat(graph).say(wording);
    expect(answer).toContain(name);
    expect(answer).not.toContain("here;");
  });

  it("is told in the message's language", async () => {
    const { answer } = await startChat(surgery).say("Welche doctors sind in Bern?");
    expect(answer).toContain("haben kein Attribut");
  });

  it("gives way to one that is graded alike and that the kind has", async () => {
    const nodes: Record<string, Attributes> = {
      h1: { kind: "horse", name: "Bess", age: 4 },
      h2: { kind: "horse", name: "Fury", age: 11 },
      o1: { kind: "rider", name: "Mo", "age in years": 31 },
      o2: { kind: "rider", name: "Pia", "age in years": 25 },
    };
    const chat = startChat(graphOf(nodes, { "o1-h1": {}, "o2-h2": {} }));
    expect((await chat.say("which riders are older than 30?")).answer).toContain("[[o1]]");
    expect((await chat.say("which horses are older than 5?")).answer).toContain("[[h2]]");
  });
});
