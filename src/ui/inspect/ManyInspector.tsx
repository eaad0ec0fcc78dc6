import { useMemo, useState } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { Description } from "@/graph/document/graph-reader";
import type { ElementSet, ElementTarget } from "@/graph/document/graph-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { describeRows } from "@/graph/reader/describe-rows";
import { valueText } from "@/graph/styles/labels";
import type { AllWords } from "@/words/words";
import { Button } from "../parts/Button";
import { NodeSign } from "../parts/NodeSign";
import { Segments } from "../parts/Segments";
import { useServices } from "../services";
import { EdgeSign } from "../table/grid/EdgeSign";
import { useAllWords } from "../use-all-words";
import { useDocument, useDocumentVersion } from "../use-document";
import { AttributeSummary } from "./attributes/AttributeSummary";
import { BulkEdit } from "./attributes/BulkEdit";
import { Chips } from "./NeighbourGroups";
import { Section } from "./Section";

const firstAttributes = 8;

/** Many elements in numbers, and one change for all of them. */
export function ManyInspector({ nodes, edges }: ElementSet) {
  const { language, inspect: words } = useAllWords();
  const [wanted, setWanted] = useState<ElementTarget>("nodes");
  const isBoth = nodes.length > 0 && edges.length > 0;
  const only: ElementTarget = nodes.length > 0 ? "nodes" : "edges";
  const target = isBoth ? wanted : only;
  const ids = target === "nodes" ? nodes : edges;
  return (
    <>
      <header className="inspect-head">
        <h2>{words.many(nodes.length, edges.length)}</h2>
      </header>
      {isBoth && (
        <Segments<ElementTarget>
          label={words.bulkTarget}
          isBare
          value={target}
          options={targetOptions(words)}
          onChange={setWanted}
        />
      )}
      <TypeCounts target={target} ids={ids} />
      <BulkEdit key={target} target={target} count={ids.length} />
      <Summaries target={target} ids={ids} />
      {nodes.length > 0 && (
        <Section title={words.nodes} count={nodes.length.toLocaleString(language)} isOpen={nodes.length <= 200}>
          <Chips ids={nodes} />
        </Section>
      )}
    </>
  );
}

function targetOptions(words: AllWords["inspect"]): readonly { readonly id: ElementTarget; readonly title: string }[] {
  return [
    { id: "nodes", title: words.nodes },
    { id: "edges", title: words.edges },
  ];
}

/** Attributes that the types already show are left out. */
function Summaries({ target, ids }: { readonly target: ElementTarget; readonly ids: readonly string[] }) {
  const { document } = useServices();
  const words = useAllWords("inspect");
  const [count, setCount] = useState(firstAttributes);
  const version = useDocument((now: GraphDocument) => now.tables[target].version);
  const rows = useMemo(() => rowsOf(document, target, ids), [document, target, ids]);
  const names = useMemo(() => {
    void version;
    const table = document.tables[target];
    const type = namedTypeAttribute(table);
    return table.attributeNames().filter((name) => name !== type);
  }, [document, target, version]);
  const shown = useMemo(() => {
    void version;
    return names.slice(0, count).flatMap((name) => {
      const about = summaryOf(document, target, rows, name);
      return about ? [{ name, about }] : [];
    });
  }, [document, target, rows, names, count, version]);
  if (names.length === 0) return null;
  return (
    <Section title={words.values}>
      {shown.map(({ name, about }) => (
        <AttributeSummary key={name} name={name} about={about} />
      ))}
      {names.length > count && (
        <Button className="slim line" onClick={() => setCount(count + 20)}>
          {words.showMore(Math.min(20, names.length - count))}
        </Button>
      )}
    </Section>
  );
}

const mostTypes = 12;

/** How many of each type, with the sign of the first. */
function TypeCounts({ target, ids }: { readonly target: ElementTarget; readonly ids: readonly string[] }) {
  const { document } = useServices();
  const { language, inspect: words } = useAllWords();
  const version = useDocumentVersion();
  const types = useMemo(() => {
    void version;
    return countTypes(document, target, ids);
  }, [document, target, ids, version]);
  if (types.length === 0) return null;
  return (
    <ul className="types" aria-label={words.types}>
      {types.slice(0, mostTypes).map(({ type, count, first }) => (
        <li key={type}>
          <Sign target={target} id={first} />
          <bdi className="cut">{type}</bdi>
          <span className="num quiet">{count.toLocaleString(language)}</span>
        </li>
      ))}
      {types.length > mostTypes && <li className="num quiet">{words.more(types.length - mostTypes)}</li>}
    </ul>
  );
}

function Sign({ target, id }: { readonly target: ElementTarget; readonly id: string }) {
  const { styles } = useServices().document;
  if (target === "edges") {
    const edge = styles.edge(id);
    return edge ? <EdgeSign edge={edge} /> : null;
  }
  const node = styles.node(id);
  return node ? <NodeSign shape={node.shape} color={node.color} size={11} /> : null;
}

function countTypes({ tables }: GraphDocument, target: ElementTarget, ids: readonly string[]) {
  const table = tables[target];
  const attribute = namedTypeAttribute(table);
  const counts = new Map<string, { readonly type: string; count: number; readonly first: string }>();
  for (const id of attribute === undefined ? [] : ids) {
    const value = table.valueAt(attribute ?? "", table.rowOf(id) ?? -1) ?? null;
    if (value === null) continue;
    const type = valueText(value);
    const known = counts.get(type);
    if (known) known.count += 1;
    else counts.set(type, { type, count: 1, first: id });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** Rows of the elements that are selected, ascending as the selection is. */
function rowsOf({ tables }: GraphDocument, target: ElementTarget, ids: readonly string[]): Uint32Array {
  const table = tables[target];
  return Uint32Array.from(ids.flatMap((id) => table.rowOf(id) ?? []));
}

/** How the values of one attribute are spread over the rows; null where none has a value. */
function summaryOf(
  { tables }: GraphDocument,
  target: ElementTarget,
  rows: Uint32Array,
  attribute: string,
): Description | null {
  const about = describeRows(tables, rows, { target, property: attribute });
  return about.present === 0 ? null : about;
}
