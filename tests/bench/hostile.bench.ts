import { readGraph } from "@parley/formats/read";
import { it } from "vitest";
import { createGraphContext } from "@/ai/context/graph-context";
import { createTextCallReader } from "@/ai/text-calls/text-call-reader";
import { createGraphDocument } from "@/graph/document/graph-document";
import { readWhole } from "@/providers/builtin/chart/read";
import { buildSchema } from "@/providers/builtin/schema/schema";
import { graphOf } from "../support/graphs/documents";
import { hostileDots, hostilePieces } from "../support/hostile-texts";
import { type AtSize, medianTimes, printGrowth } from "../support/measure";
import { createTestRegistry } from "../support/test-registry";

/** How the work on texts grows that begin what they never end, and on messages and looks that repeat: 1 is with the length alone. */
async function grow(
  title: string,
  { base, things, sizes }: { readonly base: string; readonly things: string; readonly sizes: readonly number[] },
  workOf: (size: number) => Readonly<Record<string, () => unknown>>,
): Promise<void> {
  const rows: AtSize[] = [];
  for (const size of sizes) rows.push({ size, times: await medianTimes(workOf(size), 5) });
  printGrowth(title, rows, base, { things });
}

it("calls written as text", () =>
  grow("Calls that never end", { base: '"word "', things: "pieces", sizes: [5000, 10_000, 20_000] }, (size) =>
    Object.fromEntries(
      hostilePieces.map((piece) => [
        JSON.stringify(piece),
        () => {
          const reader = createTextCallReader(["findNodes"]);
          for (let index = 0; index < size; index += 1) reader.push(piece);
          return reader.end();
        },
      ]),
    ),
  ));

it("Graphviz' form", () =>
  grow("Graphs that never end", { base: "blanks", things: "signs", sizes: [50_000, 100_000, 200_000] }, (size) =>
    Object.fromEntries(Object.entries(hostileDots(size)).map(([what, text]) => [what, () => readGraph(text, "x.dot")])),
  ));

it("messages that repeat", () => {
  const { document, sets } = createTestRegistry();
  const schema = buildSchema(createGraphContext({ document, sets, sampleNames: ["cats"] })([]));
  const parts = {
    sentences: "How many cats are there? Find all humans. ",
    words: "the cats that are older than the humans and the cats who own them ",
    "cat of": "cat of ",
    not: "not ",
    names: "Mochi, Nori, ",
  };
  return grow("Messages that repeat", { base: "sentences", things: "times", sizes: [5, 10, 20] }, (size) =>
    Object.fromEntries(
      Object.entries(parts).map(([what, part]) => [what, () => readWhole(`find ${part.repeat(size)}cats`, schema)]),
    ),
  );
});

it("looks of each node", () =>
  grow("Looks of each node", { base: "one look", things: "nodes", sizes: [1000, 10_000] }, (size) => {
    const ids = Array.from({ length: size }, (_, row) => `n${row}`);
    const styled =
      (looks: readonly { readonly style: { readonly size: number }; readonly ids: readonly string[] }[]) => () => {
        const { styles } = createGraphDocument({
          ...graphOf(Object.fromEntries(ids.map((id) => [id, {}]))),
          layers: [{ id: "all", name: "All", target: "nodes", where: { op: "all" }, looks, origin: "user" }],
        });
        return ids.map((id) => styles.node(id));
      };
    return {
      "one look": styled([{ style: { size: 5 }, ids }]),
      "a look each": styled(ids.map((id, row) => ({ style: { size: row }, ids: [id] }))),
    };
  }));
