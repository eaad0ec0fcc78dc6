import { useEffect, useMemo, useState } from "react";
import { componentRows, topologyOf } from "@/analysis/algorithms/topology";
import { hasDirections } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { Segments } from "../parts/Segments";
import { SliderField } from "../parts/SliderField";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import type { EditorProps } from "./AttributeEditor";
import { type DegreeField, degreeField, degreesOf } from "./field-values";
import { shownNow } from "./filter-draft";
import { RangeEditor } from "./RangeEditor";

const mostParts = 12;
const mostSteps = 5;

/** By the number of links. */
export function DegreeEditor({ onDraft }: EditorProps) {
  const { document } = useServices();
  const words = useAllWords("filter");
  const [field, setField] = useState<DegreeField>("degree");
  const values = degreesOf(document, field);
  const options = (["degree", "indegree", "outdegree"] as const).map((id) => ({ id, title: words.degrees[id] }));
  if (values.kind !== "numbers") return null;
  return (
    <>
      {hasDirections(document.tables) && (
        <Segments
          label={words.links}
          isBare
          value={field}
          options={options}
          onChange={(next) => {
            setField(next);
            onDraft({ target: "nodes", selector: null });
          }}
        />
      )}
      <RangeEditor
        key={field}
        field={degreeField(document, field)}
        title={words.links}
        values={values}
        shown={shownNow(document, "nodes")}
        onSelector={(selector) => onDraft({ target: "nodes", selector })}
      />
    </>
  );
}

/** What is within some steps of the selected nodes. */
export function AroundEditor({ onDraft }: EditorProps) {
  const words = useAllWords("filter");
  const [steps, setSteps] = useState(1);
  const count = useDocument(({ selection }) => selection.nodes.length);
  useEffect(() => {
    const selector = count === 0 ? null : `$selected || neighbors($selected, ${steps})`;
    onDraft({ target: "nodes", selector });
  }, [count, steps, onDraft]);
  if (count === 0) return <p className="hint">{words.needsSelection}</p>;
  return (
    <SliderField
      label={words.aroundSteps}
      value={steps}
      least={1}
      most={mostSteps}
      onTry={(value) => value !== null && setSteps(value)}
      onSet={setSteps}
    />
  );
}

/** One or some of the parts the graph falls into. */
export function PartEditor({ onDraft }: EditorProps) {
  const { document } = useServices();
  const words = useAllWords("filter");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { tables } = document;
  const { version } = tables.edges;
  const parts = useMemo(() => {
    // Another version of the edges may be other parts.
    void version;
    return partsOf(tables);
  }, [tables, version]);
  if (parts.length < 2) return <p className="hint">{words.noParts}</p>;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    const terms = parts.filter((part) => next.has(part.id)).flatMap(({ id: start, size }) => wholePart(start, size));
    onDraft({ target: "nodes", selector: terms.length === 0 ? null : printSelector({ op: "or", terms }) });
  };
  return (
    <fieldset>
      <legend className="sr">{words.kinds.part}</legend>
      <ul className="values">
        {parts.slice(0, mostParts).map(({ id, label, size }) => (
          <li key={id}>
            <label>
              <input type="checkbox" className="check" checked={chosen.has(id)} onChange={() => toggle(id)} />
              <span className="t cut">{words.partSize(label, size)}</span>
            </label>
          </li>
        ))}
      </ul>
      {parts.length > mostParts && <p className="hint num">{words.moreValues(parts.length - mostParts)}</p>}
    </fieldset>
  );
}

interface Part {
  /** Its best connected node. */
  readonly id: string;
  readonly label: string;
  readonly size: number;
}

/** The largest first. */
function partsOf(tables: ReturnType<typeof useServices>["document"]["tables"]): readonly Part[] {
  const edges = new Uint32Array(tables.edges.count * 2);
  for (let row = 0; row < tables.edges.count; row += 1) {
    edges[2 * row] = tables.sourceRow(row);
    edges[2 * row + 1] = tables.targetRow(row);
  }
  const ids = Array.from({ length: tables.nodes.count }, (_, row) => tables.nodes.idAt(row));
  return componentRows(topologyOf({ ids, edges }))
    .map((rows) => {
      const best = rows.reduce((a, b) => (tables.degreeAt(b) > tables.degreeAt(a) ? b : a));
      return { id: tables.nodes.idAt(best), label: tables.labelAt(best), size: rows.length };
    })
    .toSorted((a, b) => b.size - a.size);
}

/** The node and all that hangs together with it, now and when the part grows. */
function wholePart(id: string, size: number): readonly Selector[] {
  const field = { name: "id", of: "computed" } as const;
  const self = { op: "compare", field, cmp: "==", value: { kind: "literal", value: id } } as const;
  return size === 1 ? [self] : [self, { op: "neighbors", of: self, depth: farthest }];
}

/** More steps than any graph is wide. */
const farthest = 9999;
