import { Plus } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { Attributes, ElementTarget } from "@/graph/document/graph-types";
import { useAllWords } from "../../use-all-words";
import { useDocument } from "../../use-document";
import { useElementWrite } from "../../values/use-element-write";
import { Section } from "../Section";
import { AttributeRow } from "./AttributeRow";
import { NewAttribute } from "./NewAttribute";

interface AttributeSectionProps {
  readonly target: ElementTarget;
  readonly id: string;
}

/** More attributes than this get a box to find one in. */
const fewAttributes = 12;
const shownAtOnce = 60;

/** Names and values as they are in the data, each edited where it stands. */
export function AttributeSection({ target, id }: AttributeSectionProps) {
  const { language, inspect: words } = useAllWords();
  const read = useCallback((document: GraphDocument) => attributesOf(document, target, id), [target, id]);
  const attributes = useDocument(read);
  const write = useElementWrite(target);
  const [isAdding, setAdding] = useState(false);
  const names = Object.keys(attributes);
  return (
    <Section title={words.attributes} count={names.length.toLocaleString(language)}>
      <AttributeRows
        attributes={attributes}
        row={(name) => (
          <AttributeRow
            key={name}
            target={target}
            name={name}
            value={attributes[name] ?? null}
            onSave={(value) => write(id, name, value)}
          />
        )}
      />
      {isAdding ? (
        <NewAttribute
          target={target}
          taken={names}
          onSave={(name, value) => write(id, name, value)}
          onClose={() => setAdding(false)}
        />
      ) : (
        <button type="button" className="btn slim" onClick={() => setAdding(true)}>
          <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
          {words.addAttribute}
        </button>
      )}
    </Section>
  );
}

interface AttributeRowsProps {
  readonly attributes: Attributes;
  row(name: string): ReactNode;
}

function AttributeRows({ attributes, row }: AttributeRowsProps) {
  const words = useAllWords("inspect");
  const [text, setText] = useState("");
  const [isWhole, setWhole] = useState(false);
  const names = Object.keys(attributes);
  if (names.length === 0) return <p className="empty">{words.noOwnAttributes}</p>;
  const found = names.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const shown = isWhole ? found : found.slice(0, shownAtOnce);
  return (
    <>
      {names.length > fewAttributes && (
        <div className="field find">
          <input
            aria-label={words.findAttribute}
            placeholder={words.findAttribute}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      {found.length === 0 ? <p className="empty">{words.noneFound}</p> : <dl className="facts">{shown.map(row)}</dl>}
      {shown.length < found.length && (
        <button type="button" className="btn slim line" onClick={() => setWhole(true)}>
          {words.showMore(found.length - shown.length)}
        </button>
      )}
    </>
  );
}

function attributesOf(document: GraphDocument, target: ElementTarget, id: string): Attributes {
  const element = target === "nodes" ? document.node(id) : document.edge(id);
  return element?.attributes ?? {};
}
