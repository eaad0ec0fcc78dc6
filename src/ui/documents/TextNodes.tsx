import { useRef } from "react";
import { useWords } from "../use-stores";
import type { TextNode } from "./use-text-nodes";
import { useWindow } from "./use-window";

export interface TextNodesProps {
  readonly texts: readonly TextNode[];
  onRead(id: string): void;
}

/** Nodes that have something to read; of many only those in sight are drawn. */
export function TextNodes({ texts, onRead }: TextNodesProps) {
  const words = useWords("documents");
  const list = useRef<HTMLUListElement>(null);
  const { first, end, rowHeight } = useWindow(list, texts.length);
  return (
    <section aria-labelledby="doc-texts">
      <h3 id="doc-texts">
        {words.texts} <span className="num push">{words.count(texts.length)}</span>
      </h3>
      <ul ref={list} className="doc-tree" style={{ height: texts.length * rowHeight }}>
        {texts.slice(first, end).map(({ id, label }, index) => (
          <li key={id} className="doc-row-place" style={{ top: (first + index) * rowHeight }}>
            <button type="button" className="doc-row text" title={label} onClick={() => onRead(id)}>
              <span className="doc-label">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
