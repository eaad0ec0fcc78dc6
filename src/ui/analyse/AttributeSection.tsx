import { useEffect, useState } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { Select } from "../parts/Choice";
import { attributeFacts, attributesByUse } from "../parts/pane/attribute-facts";
import { Segments } from "../parts/Segments";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocumentVersion } from "../use-document";
import { Bars, ValueBars } from "./Bars";
import { Facts } from "./Facts";
import { barsIn, numberIn, rowsIn } from "./read-data";

/** The values of one attribute: how they are spread, what they span. */
export function AttributeSection() {
  const { document } = useServices();
  const words = useAllWords("analyse");
  useDocumentVersion();
  const [target, setTarget] = useState<ElementTarget>("nodes");
  const [chosen, setChosen] = useState("");
  const facts = attributeFacts(document, target);
  const names = facts.map(({ name }) => name);
  const first = attributesByUse(facts, document.tables[target].count)[0]?.name ?? "";
  const property = names.includes(chosen) ? chosen : first;
  return (
    <section aria-labelledby="analyse-attribute">
      <h3 id="analyse-attribute">{words.attributes}</h3>
      <Segments
        label={words.which}
        isBare
        value={target}
        options={targets.map((id) => ({ id, title: id === "nodes" ? words.ofNodes : words.ofEdges }))}
        onChange={(next) => setTarget(next)}
      />
      {property === "" ? (
        <p className="hint">{words.noAttributes}</p>
      ) : (
        <>
          <Select isBare label={words.byAttribute} value={property} options={names} onChange={setChosen} />
          <Spread target={target} property={property} />
        </>
      )}
    </section>
  );
}

const targets: readonly ElementTarget[] = ["nodes", "edges"];

function Spread({ target, property }: { readonly target: ElementTarget; readonly property: string }) {
  const { analyse: words, language } = useAllWords();
  const data = useReading("describeProperty", { target, property });
  const bars = barsIn(data);
  const isNumbers = rowsIn(data, "histogram").length > 0;
  const named = [
    [words.distinct, "distinct"],
    [words.missing, "missing"],
    [words.smallest, "min"],
    [words.largest, "max"],
    [words.mean, "mean"],
    [words.median, "median"],
  ] as const;
  const facts = named.flatMap(([name, key]) => {
    const value = numberIn(data, key);
    return value === undefined ? [] : [[name, value.toLocaleString(language, { maximumFractionDigits: 2 })] as const];
  });
  const shown = { label: words.values, bars, property, target };
  return (
    <>
      {isNumbers && bars.length > 0 && <Bars {...shown} />}
      <Facts facts={facts} />
      {!isNumbers && bars.length > 0 && <ValueBars {...shown} />}
    </>
  );
}

function readChoice(wish: string): JsonObject {
  const input = tryJson(wish);
  return isJsonObject(input) ? input : {};
}

/** What a command that only reads tells, read again when the graph changes. null until it is known. */
function useReading(name: string, input: JsonObject | null): JsonObject | null {
  const { document, registry } = useServices();
  const [data, setData] = useState<JsonObject | null>(null);
  useDocumentVersion();
  const { revision } = document;
  const wish = JSON.stringify(input);
  useEffect(() => {
    const stop = new AbortController();
    // The same question of a changed graph is another one.
    void revision;
    const ask = async () => {
      const { result } = await registry.prepare(
        { name, input: readChoice(wish) },
        { actor: "user", signal: stop.signal },
      );
      if (!stop.signal.aborted) setData(result.success && isJsonObject(result.data) ? result.data : null);
    };
    // Stopped: another question is on its way.
    if (wish !== "null") ask().catch(() => undefined);
    else setData(null);
    return () => stop.abort();
  }, [name, wish, registry, revision]);
  return data;
}
