import { useState } from "react";
import type { ElementStep, GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { Button } from "../parts/Button";
import { Problem } from "../parts/Problem";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { Section } from "./Section";

const firstSteps = 8;

/** What became of it since the graph was opened, the newest first, each with its way back. */
export function ElementHistory({ target, id }: { readonly target: ElementTarget; readonly id: string }) {
  const { language, inspect: words } = useAllWords();
  const steps = useDocument(newestFirst, target, id);
  const [count, setCount] = useState(firstSteps);
  return (
    <Section title={words.history} count={steps.length.toLocaleString(language)} isOpen={steps.length > 0}>
      {steps.length === 0 && <p className="empty">{words.noHistory}</p>}
      <ol className="history boxed">
        {steps.slice(0, count).map((step) => (
          <HistoryStep key={step.id} step={step} />
        ))}
      </ol>
      {steps.length > count && (
        <Button className="slim line" onClick={() => setCount(steps.length)}>
          {words.showMore(steps.length - count)}
        </Button>
      )}
    </Section>
  );
}

function newestFirst(document: GraphDocument, target: ElementTarget, id: string): readonly ElementStep[] {
  return document.stepsOf(target, id).toReversed();
}

function HistoryStep({ step }: { readonly step: ElementStep }) {
  const { edit } = useServices();
  const words = useAllWords("inspect");
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, title, actor, attributes, inForce, kind } = step;
  const about = [
    actor === "user" ? words.you : words.assistant,
    ...(attributes.length > 0 ? [attributes.slice(0, 5).join(", ")] : []),
    ...(inForce ? [] : [words.undone]),
  ];
  return (
    <li className={inForce ? undefined : "undone"}>
      <span className="history-what">
        <bdi>{title}</bdi>
        <small className="history-note">
          <bdi>{about.join(" · ")}</bdi>
        </small>
      </span>
      {inForce && kind === "change" && (
        <Button className="slim line" aria-label={words.undoThis(title)} onClick={() => setRefusal(edit.undoStep(id))}>
          {words.undoStep}
        </Button>
      )}
      <Problem text={refusal} />
    </li>
  );
}
