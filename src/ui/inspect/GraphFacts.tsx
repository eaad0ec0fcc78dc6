import { Table } from "lucide-react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { AttributeProfile } from "@/graph/profile/profile-types";
import { showTable } from "../actions/show-table";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { numberText } from "../values/value-text";
import { Section } from "./Section";

/** The graph as a whole, while nothing is selected. */
export function GraphFacts() {
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
      <button type="button" className="btn line" onClick={() => showTable(view)}>
        <Table size={14} strokeWidth={1.75} aria-hidden="true" />
        {words.openTable}
      </button>
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
      <dl className="facts">
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
        <dl className="facts">
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
