import { Download, FilePlus2, FilterX, type LucideIcon, RotateCw } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { rescue as english } from "@/words/en/rescue";
import "./rescue.css";

export type RescueWay = "again" | "plain" | "fresh";

export interface RescuePageProps {
  readonly words: typeof english;
  /** Of the graph that is kept; null: none is. */
  readonly graph: { readonly name: string } | null;
  /** What was thrown. */
  readonly detail: string;
  /** How the page that failed was opened. */
  readonly tried: RescueWay | null;
  readonly onWay: (way: RescueWay) => void;
  /** Name of the file it was saved as; null: there is nothing that can be saved. */
  readonly onSave: () => Promise<string | null>;
}

/** In place of a page that cannot be drawn: ways on, the one that keeps most first. Nothing here deletes anything. */
export function RescuePage({ words, graph, detail, tried, onWay, onSave }: RescuePageProps) {
  const [saved, setSaved] = useState("");
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const save = async () => {
    const file = await onSave();
    setSaved(file === null ? words.notSaved : words.saved(file));
  };
  const way = (name: RescueWay, icon: LucideIcon) => ({
    icon,
    title: words[name],
    hint: tried === name ? words.tried : words[`${name}Hint`],
    run: () => onWay(name),
  });
  const rungs: readonly Rung[] = [
    way("again", RotateCw),
    ...(graph === null
      ? []
      : [way("plain", FilterX), { icon: Download, title: words.save, hint: words.saveHint, run: () => void save() }]),
    way("fresh", FilePlus2),
  ];
  return (
    <main className="rescue" aria-labelledby={titleId}>
      <h1 id={titleId} ref={title} tabIndex={-1}>
        {words.title}
      </h1>
      <p>{storedText(words, graph)}</p>
      <ol>
        {rungs.map((rung) => (
          <li key={rung.title}>
            <button type="button" onClick={rung.run}>
              <rung.icon size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <b>{rung.title}</b> <small>{rung.hint}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p role="status">{saved}</p>
      <details>
        <summary>{words.details}</summary>
        <pre>{detail}</pre>
      </details>
    </main>
  );
}

interface Rung {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly hint: string;
  readonly run: () => void;
}

function storedText(words: typeof english, graph: RescuePageProps["graph"]): string {
  if (graph === null) return words.notKept;
  return graph.name === "" ? words.keptNameless : words.kept(graph.name);
}
