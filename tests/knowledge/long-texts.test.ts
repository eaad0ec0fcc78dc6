import { readGraph, sayRead } from "@parley/formats/read";
import { endingOf, graphFormats, graphWriters } from "@parley/formats/write";
import { describe, expect, it } from "vitest";
import { toContextText } from "@/ai/context/context-text";
import type { GraphData } from "@/graph/changes/change-types";
import { openDocuments } from "@/knowledge/graph-form/open-documents";
import { startScripted } from "../support/ai-session";
import { calls, says } from "../support/providers/scripted-provider";

const text = Array.from(
  { length: 60 },
  (_, at) => `Sentence ${at} is “quoted”, <marked> & goes\nover lines; with signs.`,
).join(" ");

function courses(): GraphData {
  const read = openDocuments([{ name: "a.md", text: `Course Title: A\nLesson 1: x\n${text}` }]);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

const textsOf = ({ nodes }: GraphData) => nodes.flatMap(({ attributes }) => attributes["text"] ?? []);

describe("a graph with long texts", () => {
  it("is told to a model without the texts", async () => {
    const { controller, model } = startScripted(
      [calls([{ name: "getSchema", input: {} }]), calls([{ name: "sampleData", input: {} }]), says("Hm.")],
      { graph: courses() },
    );
    await controller.execute("hello");
    const [first] = model.requests;
    if (first?.context === undefined) throw new Error("Nothing was sent.");
    expect(toContextText(first.context)).not.toContain("Sentence 0 is “quoted”, <marked> & goes");
    expect(toContextText(first.context).length).toBeLessThan(4000);
    for (const request of model.requests) {
      for (const passage of textsOf(courses()))
        expect(JSON.stringify(request)).not.toContain(JSON.stringify(passage).slice(1, -1));
    }
  });

  const holding = graphFormats.filter(
    (form) => form !== "edges-csv" && form !== "xlsx" && form !== "pajek" && form !== "dot",
  );
  it.each(holding)("is read back with every text from %s", async (form) => {
    const read = await readGraph(graphWriters[form].write(courses()), `x${endingOf(form)}`);
    expect(read.success && textsOf(read.graph)).toEqual(textsOf(courses()));
  });
});
