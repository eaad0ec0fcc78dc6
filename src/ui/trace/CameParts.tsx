import type { ReactNode } from "react";
import type { ProviderPart } from "@/ai/port/provider-port";
import { shortDuration } from "@/store/chat/status-line";
import type { AllWords, Words } from "@/words/words";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";
import { LongText } from "./LongText";
import type { CamePart } from "./trace-rounds";

/** What the provider sent back, in order, with the time it came. */
export function CameParts({ came }: { readonly came: readonly CamePart[] }) {
  const words = useAllWords("trace");
  const spoken = useWords();
  return (
    <section className="trace-part" aria-label={words.came}>
      <h4>{words.came}</h4>
      {came.length === 0 && <p className="trace-line">{words.nothingCame}</p>}
      <ol className="came">
        {came.map(({ at, part }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what came stays in its order
          <li key={place} className={part.type === "failure" ? "bad" : undefined}>
            <span className="num">{shortDuration(at, spoken)}</span>
            <b>{nameOf(part, words)}</b>
            <div>{contentOf(part, words, spoken)}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf({ type }: ProviderPart, { parts }: AllWords["trace"]): string {
  switch (type) {
    case "text-delta":
      return parts.text;
    case "tool-call":
    case "tool-call-delta":
      return parts.call;
    case "load-progress":
      return parts.load;
    case "note":
    case "reasoning":
    case "answerer":
    case "retry":
    case "finish":
    case "failure":
      return parts[type];
  }
}

function contentOf(part: ProviderPart, words: AllWords["trace"], spoken: Words): ReactNode {
  switch (part.type) {
    case "text-delta":
      return <LongText text={part.text} isCode={false} label={words.parts.text} />;
    case "tool-call":
      return (
        <>
          <code>{part.call.name}</code>
          <LongText text={part.call.rawInput ?? JSON.stringify(part.call.input, null, 1)} label={words.input} />
          {part.written !== undefined && (
            <>
              <p className="trace-line">{words.writtenAs}</p>
              <LongText text={part.written} label={words.writtenAs} />
            </>
          )}
        </>
      );
    case "tool-call-delta":
      return part.argumentsText;
    case "note":
      return <LongText text={JSON.stringify(part.raw, null, 1)} label={words.parts.note} />;
    case "reasoning":
      return <LongText text={JSON.stringify(part.raw, null, 1)} label={words.parts.reasoning} />;
    case "answerer":
      return [part.answerer.title, part.note ?? ""].join(" ").trim();
    case "retry":
      return `${words.retryOf(part.attempt, shortDuration(part.waitMs, spoken))}: ${part.reason}`;
    case "load-progress":
      return `${Math.round(part.ratio * 100)} % ${part.note}`;
    case "finish":
      return part.reason;
    case "failure":
      return [part.failure.message, part.failure.detail ?? ""].join(" ").trim();
  }
}
