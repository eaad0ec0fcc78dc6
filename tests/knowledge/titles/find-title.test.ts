import { describe, expect, it } from "vitest";
import { findLesson } from "@/knowledge/titles/find-lesson";
import { findTitle } from "@/knowledge/titles/find-title";

const courses = [
  "Introduction to Marine Biology",
  "Advanced Marine Navigation",
  "Bread Baking from Scratch",
  "The History of Cartography",
  "Centrality",
  "Communities in Networks",
  "Beekeeping for Beginners",
  "Schöne Gärten anlegen",
  "Building Towards Computer Use",
  "MCP: Build Rich-Context AI Apps",
];

function courseOf(asked: string): string | null | readonly string[] {
  const match = findTitle(asked, courses);
  if (match.kind === "one") return courses[match.index] ?? null;
  return match.kind === "none" ? null : match.indexes.map((index) => courses[index] ?? "");
}

describe("a course found by its title", () => {
  it.each([
    ["Centrality", "Centrality", "the title itself"],
    ["CENTRALITY", "Centrality", "case"],
    ["the centrality course", "Centrality", "words around it"],
    ["centralty", "Centrality", "a letter dropped"],
    ["centrallity", "Centrality", "a letter doubled"],
    ["centrlaity", "Centrality", "letters swapped"],
    ["sentrality", "Centrality", "a wrong letter"],
    ["marine biology", "Introduction to Marine Biology", "a part"],
    ["biology", "Introduction to Marine Biology", "one word"],
    ["biology marine", "Introduction to Marine Biology", "another order"],
    ["intro to marine biology", "Introduction to Marine Biology", "a word cut short"],
    ["marine biolgy", "Introduction to Marine Biology", "a part, a letter dropped"],
    ["navigation", "Advanced Marine Navigation", "the word that tells"],
    ["marin navigaton", "Advanced Marine Navigation", "two words misspelt"],
    ["bread", "Bread Baking from Scratch", "the first word"],
    ["BBS", "Bread Baking from Scratch", "its initials"],
    ["the MB course", "Introduction to Marine Biology", "initials of a part"],
    ["model context protocol", "MCP: Build Rich-Context AI Apps", "the words its initials stand for"],
    ["baking bread", "Bread Baking from Scratch", "swapped words"],
    ["braed baking", "Bread Baking from Scratch", "swapped letters in a short word"],
    ["breadbaking", "Bread Baking from Scratch", "run together"],
    ["scratch", "Bread Baking from Scratch", "the last word"],
    ["cartografy", "The History of Cartography", "as it sounds"],
    ["history cartography", "The History of Cartography", "words left out"],
    ["comunities", "Communities in Networks", "a double letter single"],
    ["networks communities", "Communities in Networks", "another order, a word left out"],
    ["network", "Communities in Networks", "the singular"],
    ["bee keeping", "Beekeeping for Beginners", "a word in two"],
    ["beekeping", "Beekeeping for Beginners", "a vowel lost"],
    ["beginners beekeeping", "Beekeeping for Beginners", "another order"],
    ["schone garten", "Schöne Gärten anlegen", "without accents"],
    ["Gärten", "Schöne Gärten anlegen", "with accents"],
    ["computer use", "Building Towards Computer Use", "its end"],
    ["towards computer use", "Building Towards Computer Use", "a longer end"],
    ["mcp", "MCP: Build Rich-Context AI Apps", "an abbreviation"],
    ["rich context apps", "MCP: Build Rich-Context AI Apps", "without the hyphen"],
    ["Bread Baking from Scratch!", "Bread Baking from Scratch", "a mark at the end"],
  ])("%s → %s (%s)", (asked, title) => expect(courseOf(asked)).toBe(title));

  it("says so where several fit alike", () => {
    expect(courseOf("marine")).toEqual(["Introduction to Marine Biology", "Advanced Marine Navigation"]);
  });

  it.each([
    "quantum physics",
    "cooking",
    "graph theory",
    "marine engineering",
    "central heating",
    "bird",
    "history of rome",
    "the course",
    "",
    "   ",
    "???",
    "x".repeat(5000),
  ])("takes no other course for %s", (asked) => expect(courseOf(asked)).toBeNull());
});

const lessons = [
  { number: 1, title: "What makes a node important" },
  { number: 2, title: "Degree and strength" },
  { number: 3, title: "Betweenness and closeness" },
  { number: 4, title: "PageRank and eigenvector centrality" },
  { number: 5, title: "3 rules for choosing a measure" },
];

describe("a lesson found by number or title", () => {
  it.each([
    ["3", 3],
    ["lesson 3", 3],
    ["Lesson 3: Betweenness", 3],
    ["lesson three", 3],
    ["third", 3],
    ["the third lesson", 3],
    ["3rd lesson", 3],
    ["#2", 2],
    ["No. 4", 4],
    ["Lektion 4", 4],
    ["die dritte Lektion", 3],
    ["chapter two", 2],
    ["the last lesson", 5],
    ["betweenness", 3],
    ["betweeness", 3],
    ["strength and degree", 2],
    ["pagerank", 4],
    ["page rank", 4],
    ["3 rules", 5],
    ["node important", 1],
  ])("%s → lesson %i", (asked, number) => {
    const match = findLesson(asked, lessons);
    expect(match.kind === "one" ? lessons[match.index]?.number : match).toBe(number);
  });

  it.each(["9", "lesson 12", "twelfth", "modularity", "0", "-1", "lesson"])("finds none for %s", (asked) => {
    expect(findLesson(asked, lessons).kind).toBe("none");
  });
});
