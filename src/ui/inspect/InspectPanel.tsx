import { ArrowRight, Crosshair, Table } from "lucide-react";
import { idSelector } from "@/canvas/style/id-selector";
import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId } from "@/graph/document/graph-types";
import type { AttributeProfile } from "@/graph/profile/profile-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { valueText } from "@/graph/styles/labels";
import { showTable } from "../actions/show-table";
import { IconButton } from "../parts/IconButton";
import { NodeChip } from "../parts/NodeChip";
import { scrollable } from "../parts/scrollable";
import { useServices } from "../services";
import { EdgeSign } from "../table/grid/EdgeSign";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { numberText } from "../values/value-text";
import { AttributeSection } from "./attributes/AttributeSection";
import { LongText } from "./attributes/LongText";
import { ElementHistory } from "./ElementHistory";
import { ManyInspector } from "./ManyInspector";
import { Membership } from "./Membership";
import { NodeInspector } from "./NodeInspector";
import { Section } from "./Section";
import { WhyLook } from "./WhyLook";
import "../parts/pane/pane.css";
import "./inspect.css";
import "./inspect-parts.css";
import { Button } from "../parts/Button";

/** What is selected: one node, one edge, many in numbers; the graph where nothing is. */
export function InspectPanel() {
  const words = useAllWords("inspect");
  const selection = useDocument((document) => document.selection);
  return (
    <section className="thread inspect" aria-label={words.panel} {...scrollable}>
      <Inspected {...selection} />
    </section>
  );
}

function Inspected({ nodes, edges }: GraphDocument["selection"]) {
  const [node] = nodes;
  const [edge] = edges;
  if (node === undefined && edge === undefined) return <GraphFacts />;
  if (node !== undefined && nodes.length === 1 && edges.length === 0) return <NodeInspector key={node} id={node} />;
  if (edge !== undefined && edges.length === 1 && nodes.length === 0) return <EdgeInspector key={edge} id={edge} />;
  return <ManyInspector nodes={nodes} edges={edges} />;
}

/** One edge: its ends, what it holds, why it looks as it does, what became of it. */
function EdgeInspector({ id }: { readonly id: EdgeId }) {
  const { edit } = useServices();
  const words = useAllWords("inspect");
  const edge = useDocument(readEdge, id);
  if (edge === null) return null;
  const { source, target, drawn, name } = edge;
  return (
    <>
      <header className="inspect-head">
        <EdgeSign edge={drawn} />
        <h2>{name === null ? words.unnamed : <LongText text={name} />}</h2>
        <IconButton
          icon={Crosshair}
          isSlim
          className="push"
          label={words.zoomTo}
          onClick={() => void edit.run({ name: "zoomToNodes", input: { selector: idSelector([source, target]) } })}
        />
      </header>
      <p className="ends">
        <span className="sr">{drawn.directed ? words.from : words.between}</span>
        <NodeChip id={source} />
        {drawn.directed ? (
          <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <i className="dash" aria-hidden="true" />
        )}
        <span className="sr">{drawn.directed ? words.to : words.and}</span>
        <NodeChip id={target} />
      </p>
      <p className="id-line">
        {drawn.directed ? words.directed : words.undirected}
        {edge.isHidden && ` · ${words.hidden}`} · {words.id} <code>{id}</code>
      </p>
      <AttributeSection target="edges" id={id} />
      <Membership target="edges" id={id} />
      <WhyLook target="edges" id={id} />
      <ElementHistory target="edges" id={id} />
    </>
  );
}

function readEdge(document: GraphDocument, id: EdgeId) {
  const edge = document.edge(id);
  const drawn = document.styles.edge(id);
  if (!edge || !drawn) return null;
  const { source, target, attributes } = edge;
  const type = namedTypeAttribute(document.tables.edges);
  const value = type === undefined ? null : (attributes[type] ?? null);
  const typeText = value === null ? null : valueText(value);
  const name = drawn.label === "" ? typeText : drawn.label;
  return { source, target, drawn, name, isHidden: !document.isVisible("edges", id) };
}

/** The graph as a whole, while nothing is selected. */
function GraphFacts() {
  const { view } = useServices();
  const { inspect: words } = useAllWords();
  const profile = useDocument(profileOf);
  return (
    <>
      <header className="inspect-head">
        <h2>{words.nothing}</h2>
      </header>
      <p className="empty">{words.nothingHint}</p>
      <Figures />
      <AttributeFacts
        title={words.nodeAttributes}
        attributes={profile.nodeAttributes}
        leftOut={profile.nodeAttributesLeftOut ?? 0}
        total={profile.nodeCount}
      />
      <AttributeFacts
        title={words.edgeAttributes}
        attributes={profile.edgeAttributes}
        leftOut={profile.edgeAttributesLeftOut ?? 0}
        total={profile.edgeCount}
      />
      <Button icon={Table} className="line" onClick={() => showTable(view)}>
        {words.openTable}
      </Button>
    </>
  );
}

function Figures() {
  const { language, inspect: words, data } = useAllWords();
  const profile = useDocument(profileOf);
  const figure = (value: number) => value.toLocaleString(language);
  const [largest] = profile.componentSizes;
  const parts =
    profile.componentCount > 1 && largest !== undefined
      ? `${figure(profile.componentCount)} · ${words.largestPart(largest)}`
      : figure(profile.componentCount);
  const facts: readonly (readonly [string, string])[] = [
    [words.nodes, figure(profile.nodeCount)],
    [words.edges, `${figure(profile.edgeCount)} · ${data.direction[profile.direction]}`],
    [words.density, numberText(profile.density, language)],
    [words.components, parts],
    ...(profile.isolatedCount > 0 ? [[words.isolated, figure(profile.isolatedCount)] as const] : []),
    ...(profile.selfLoopCount > 0 ? [[words.loops, figure(profile.selfLoopCount)] as const] : []),
  ];
  return (
    <Section title={words.graph}>
      <dl className="facts boxed">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface AttributeFactsProps {
  readonly title: string;
  readonly attributes: readonly AttributeProfile[];
  readonly leftOut: number;
  readonly total: number;
}

function AttributeFacts({ title, attributes, leftOut, total }: AttributeFactsProps) {
  const { language, inspect: words } = useAllWords();
  const count = attributes.length + leftOut;
  return (
    <Section title={title} count={count.toLocaleString(language)} isOpen={count <= 12}>
      {count === 0 && <p className="empty">{words.noAttributes}</p>}
      {count > 0 && (
        <dl className="facts boxed">
          {attributes.map(({ name, kind, present }) => (
            <div key={name}>
              <dt title={name}>
                <bdi>{name}</bdi>
              </dt>
              <dd>{words.holds(words.kinds[kind], present, total)}</dd>
            </div>
          ))}
        </dl>
      )}
      {leftOut > 0 && <p className="empty">{words.more(leftOut)}</p>}
    </Section>
  );
}

function profileOf(document: GraphDocument) {
  return document.profile();
}
