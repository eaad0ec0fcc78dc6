import { Crosshair, Pencil } from "lucide-react";
import { useState } from "react";
import { idSelector } from "@/canvas/style/id-selector";
import type { GraphDocument } from "@/graph/document/document-types";
import { hasDirections, type NodeId } from "@/graph/document/graph-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { valueText } from "@/graph/styles/labels";
import { pinnedNodes } from "@/graph/tables/pinned";
import { IconButton } from "../parts/IconButton";
import { NodeSign } from "../parts/NodeSign";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { namingAttributeOf } from "../table/columns/table-columns";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { useElementWrite } from "../values/use-element-write";
import { ValueEditor } from "../values/ValueEditor";
import { AttributeSection } from "./attributes/AttributeSection";
import { LongText } from "./attributes/LongText";
import { ElementHistory } from "./ElementHistory";
import { Membership } from "./Membership";
import { NeighbourGroups } from "./NeighbourGroups";
import { Section } from "./Section";
import { WhyLook } from "./WhyLook";

/** One node: what it is, holds and is tied to, why it looks as it does, what became of it. */
export function NodeInspector({ id }: { readonly id: NodeId }) {
  const { edit } = useServices();
  const words = useAllWords("inspect");
  const node = useDocument(readNode, id);
  const write = useElementWrite("nodes");
  if (node === null) return null;
  const facts = [
    words.links(node.degree),
    ...(node.isDirected ? [words.inOut(node.into, node.out)] : []),
    ...(node.isHidden ? [words.hidden] : []),
  ];
  return (
    <>
      <header className="inspect-head">
        <NodeSign shape={node.shape} color={node.color} size={14} />
        <ElementName
          name={node.label}
          attribute={node.naming}
          value={node.name}
          onSave={(name) => write(id, node.naming, name)}
        />
        <IconButton
          icon={Crosshair}
          isSlim
          className="push"
          label={words.zoomTo}
          onClick={() => void edit.run({ name: "zoomToNodes", input: { selector: idSelector([id]) } })}
        />
      </header>
      <p className="id-line num">
        {node.type !== null && (
          <>
            <bdi className="tag">{node.type.slice(0, 80)}</bdi>{" "}
          </>
        )}
        {facts.join(" · ")}
        {node.label !== id && (
          <>
            {" · "}
            {words.id} <code>{id}</code>
          </>
        )}
      </p>
      <AttributeSection target="nodes" id={id} />
      <NeighbourGroups id={id} />
      <Membership target="nodes" id={id} />
      <WhyLook target="nodes" id={id} />
      <NodePlace id={id} />
      <ElementHistory target="nodes" id={id} />
    </>
  );
}

function readNode(document: GraphDocument, id: NodeId) {
  const { tables } = document;
  const drawn = document.styles.node(id);
  const row = tables.nodes.rowOf(id);
  if (!drawn || row === undefined) return null;
  const naming = namingAttributeOf(document, row);
  const name = tables.nodes.valueAt(naming, row) ?? null;
  const typeAttribute = namedTypeAttribute(tables.nodes);
  const type = typeAttribute === undefined ? null : (tables.nodes.valueAt(typeAttribute, row) ?? null);
  return {
    label: document.labelOf(id),
    naming,
    name: name === null ? undefined : valueText(name),
    type: type === null ? null : valueText(type),
    shape: drawn.shape,
    color: drawn.color,
    degree: tables.degreeAt(row),
    into: tables.indegreeAt(row),
    out: tables.outdegreeAt(row),
    isDirected: hasDirections(tables),
    isHidden: !document.isVisible("nodes", id),
  };
}

/** Where it stands, and whether layouts may move it. */
function NodePlace({ id }: { readonly id: NodeId }) {
  const { edit } = useServices();
  const { language, inspect: words } = useAllWords();
  const { position, isPinned } = useDocument(placeOf, id);
  const figure = (value: number) => Math.round(value).toLocaleString(language);
  const pin = (pinned: boolean) => void edit.run({ name: "pinNodes", input: { selector: idSelector([id]), pinned } });
  return (
    <Section title={words.place} isOpen={false}>
      <p className="id-line num">
        {position ? words.position(figure(position.x), figure(position.y)) : words.noPosition}
      </p>
      <Switch label={words.pinned} isOn={isPinned} onChange={pin} />
    </Section>
  );
}

function placeOf(document: GraphDocument, id: NodeId) {
  return { position: document.node(id)?.position, isPinned: pinnedNodes(document.namedSets).has(id) };
}

interface ElementNameProps {
  readonly name: string;
  /** The attribute the name is written to. */
  readonly attribute: string;
  /** What it holds now; the name may be the id. */
  readonly value: string | undefined;
  onSave(name: string | undefined): Promise<string | null>;
}

/** The name as a heading, edited in place. */
function ElementName({ name, attribute, value, onSave }: ElementNameProps) {
  const words = useAllWords("inspect");
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <ValueEditor
        name={attribute}
        kind="text"
        value={value}
        onSave={(wanted) => onSave(typeof wanted === "string" ? wanted : undefined)}
        onLeave={() => setEditing(false)}
      />
    );
  }
  return (
    <>
      <h2>
        <LongText text={name} />
      </h2>
      <IconButton icon={Pencil} isSlim label={words.rename} onClick={() => setEditing(true)} />
    </>
  );
}
