import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { updateCourses } from "@/knowledge/graph-form/update-courses";
import { cutPassages } from "@/knowledge/passages/cut-passages";
import { openDocuments, readCourses } from "../support/read-in-english";

const bees = {
  name: "bees.md",
  text: "# Keeping bees\n\nSee [[Honey]], [[Meadow plants|plants]] and [wax](./notes/wax.md).\n",
};
const honey = { name: "Honey.md", text: "Made by bees, see [[Keeping bees#Hives]], and again [[bees]].\n" };
const plants = {
  name: "p.md",
  text: "---\ntitle: Meadow plants\n---\n# Clover\nText, [[Nobody]].\n\n# Thyme\n![[leaf.png]]\n",
};
const wax = {
  name: "wax.md",
  text: "Nothing but `[[Honey]]` in code:\n\n```\n[[Honey]]\n```\n[web](https://example.org/a.md)\n",
};

function opened(...files: readonly { readonly name: string; readonly text: string }[]) {
  const read = openDocuments(files);
  if (!read.success) throw new Error(read.message);
  return { ...read, document: createGraphDocument(read.graph) };
}

type Opened = ReturnType<typeof opened>["document"];

const links = (document: Opened) =>
  document
    .snapshot()
    .edges.filter(({ attributes }) => attributes["type"] === "links to")
    .map(({ source, target }) => `${document.labelOf(source)} > ${document.labelOf(target)}`)
    .toSorted();

function imported(document: Opened, ...files: readonly { readonly name: string; readonly text: string }[]) {
  const read = readCourses(files);
  if (!read.success) throw new Error(read.message);
  const update = updateCourses(document.snapshot(), read.courses, cutPassages);
  const done = document.apply(update.changes, { step: crypto.randomUUID(), actor: "user", title: "Import" });
  if (!done.success) throw new Error(done.message);
  return update;
}

describe("notes that link to each other", () => {
  it("are joined by edges: by title, with other words, with a heading, by file, and by a relative link", () => {
    const { document, notes } = opened(bees, honey, plants, wax);
    expect(links(document)).toEqual([
      "Honey > Keeping bees",
      "Keeping bees > Honey",
      "Keeping bees > Meadow plants",
      "Keeping bees > wax",
    ]);
    expect(notes.join(" ")).toContain("Linked to, and no note here: “Nobody”.");
  });

  it("follow a note that is read again, and find notes that come later", () => {
    const { document } = opened(bees, honey);
    expect(links(document)).toEqual(["Honey > Keeping bees", "Keeping bees > Honey"]);
    expect(imported(document, plants).addedEdges.filter((id) => id.startsWith("links:"))).toHaveLength(1);
    imported(document, { ...bees, text: bees.text.replace("[[Honey]], ", "") });
    expect(links(document)).toEqual(["Honey > Keeping bees", "Keeping bees > Meadow plants"]);
    const before = document.snapshot();
    expect(imported(document, honey, plants).changes).toEqual([]);
    expect(document.snapshot()).toEqual(before);
  });
});

describe("what a passage is called by", () => {
  it("is its first words without the marks of Markdown", () => {
    const text = "# Bees\n\nSee **bold** [[Honey|the honey]], *soft* ==marked== `x`.\n";
    const { document } = opened({ name: "n.md", text });
    const labels = document
      .snapshot()
      .nodes.flatMap(({ id }) => (id.startsWith("passage:") ? [document.labelOf(id)] : []));
    expect(labels).toEqual(["See bold the honey, soft marked x."]);
  });
});
