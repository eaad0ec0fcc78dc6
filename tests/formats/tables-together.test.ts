import { describe, expect, it } from "vitest";
import { readFiles } from "@/app/files/open-files";

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const open = (...files: readonly (readonly [string, string])[]) =>
  readFiles(files.map(([name, text]) => file(name, text)));

const pairs =
  "protein1\tprotein2\tcombined_score\nTP53\tMDM2\t495\nMDM2\tBRCA1\t676\nBRCA1\tATM\t702\nATM\tTP53\t801\n";
const facts =
  "protein\tlocation\tlength\tessential\nTP53\tnucleus\t935\tno\nMDM2\tmembrane\t295\tyes\nBRCA1\tnucleus\t1863\tyes\nATM\tcytoplasm\t3056\tno\n";

describe("two tables without names that say what they are", () => {
  it.each([
    ["first", [["ppi.tsv", pairs] as const, ["facts.tsv", facts] as const]],
    ["last", [["facts.tsv", facts] as const, ["ppi.tsv", pairs] as const]],
  ])("are edges and facts about their ends, the edges %s", async (_, files) => {
    const read = await open(...files);
    if (read.kind !== "graph") throw new Error(read.kind);
    expect(read.graph.nodes.map(({ id }) => id).sort()).toEqual(["ATM", "BRCA1", "MDM2", "TP53"]);
    expect(read.graph.edges).toHaveLength(4);
    expect(read.graph.nodes.find(({ id }) => id === "ATM")?.attributes).toMatchObject({
      location: "cytoplasm",
      length: 3056,
      essential: "no",
    });
  });

  it("without headers too, where the first row has a name that edges have", async () => {
    const read = await open(
      ["trade.csv", "Oslo,Bergen,3\nBergen,Hamar,4\nHamar,Oslo,5\n"],
      ["towns.csv", "Oslo,east\nBergen,west\nHamar,east\n"],
    );
    if (read.kind !== "graph") throw new Error(read.kind);
    expect(read.graph.nodes.map(({ id }) => id)).toEqual(["Oslo", "Bergen", "Hamar"]);
  });

  it("stay edges where both columns name what the other ties, or a name comes twice", async () => {
    const likes = "a\tb\nTP53\tATM\nMDM2\tTP53\nBRCA1\tMDM2\nATM\tBRCA1\n";
    const twice = "who\twhere\nTP53\tnucleus\nTP53\tmembrane\nMDM2\tnucleus\nATM\tnucleus\n";
    for (const text of [likes, twice]) {
      const read = await open(["ppi.tsv", pairs], ["more.tsv", text]);
      const kinds = read.tables.map(({ opened }) => opened.success && opened.source.plan.kind);
      expect(kinds).toEqual(["edges", "edges"]);
    }
  });
});

describe("a table of nodes that are numbered", () => {
  const named = async (nodes: string, edges: string) => {
    const read = await open(["firmen.csv", nodes], ["wege.csv", edges]);
    if (read.kind !== "graph") throw new Error(read.kind);
    return { ids: read.graph.nodes.map(({ id }) => id), label: read.graph.labelAttribute };
  };

  it.each([
    ["three of them", "Nr;Firma;Ort\n1;Adler GmbH;Hamburg\n2;Birke AG;Bremen\n3;Cramer KG;Bremen\n", "1;2\n2;3\n"],
    ["the column further right", "Nr;Ort;Firma\n1;Bremen;Adler\n2;Bremen;Birke\n3;Kiel;Cramer\n", "1;2\n2;3\n"],
    ["an end without a row", "Nr;Firma;Ort\n1;Adler GmbH;Hamburg\n2;Birke AG;Bremen\n3;Cramer KG;Kiel\n", "1;2\n3;9\n"],
    ["codes", "Kd-Nr;Firma;Ort\nK1;Adler GmbH;Hamburg\nK2;Birke AG;Bremen\nK3;Cramer KG;Kiel\n", "K1;K2\nK2;K3\n"],
  ])("is called by the column that names: %s", async (_, nodes, edges) => {
    const { ids, label } = await named(nodes, `von;nach\n${edges}`);
    expect(label).toBe("Firma");
    expect(ids.slice(0, 3)).toEqual(edges.includes("K1") ? ["K1", "K2", "K3"] : ["1", "2", "3"]);
  });

  it("keeps its numbers where no column tells them apart", async () => {
    const { label } = await named("Nr;Art;Ort\n1;Lager;Kiel\n2;Lager;Bremen\n3;Hafen;Kiel\n", "von;nach\n1;2\n2;3\n");
    expect(label).toBeUndefined();
  });
});
