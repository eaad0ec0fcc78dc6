import type { MessageReading, ReadCondition, ReadRequest, ReadThings } from "@/ai/results/message-reading";
import type { Words } from "@/words/words";
import { useWords } from "../../use-stores";
import "./read-as.css";

type ReadingWords = Words["chat"]["reading"];

/** What a message was taken for, folded: what is done, with what, under which conditions. Words ignored or guessed are named. */
export function ReadAs({ reading }: { readonly reading: MessageReading }) {
  const { reading: words } = useWords("chat");
  const marked = markedIn(reading, words);
  return (
    <details className="read-as">
      <summary>
        {words.readAs}
        {marked.length > 0 && <span className="read-doubt"> · {marked.join(" · ")}</span>}
      </summary>
      <ul aria-label={words.parts}>
        {chipsOf(reading, words).map(({ text, kind }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a reading stay in their order
          <li key={place} className={`read-part ${kind}`}>
            {text}
          </li>
        ))}
        {marked.map((text) => (
          <li key={text} className="read-part doubt">
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Chip {
  readonly text: string;
  readonly kind: "deed" | "thing" | "test" | "more" | "doubt";
}

function chipsOf({ requests }: MessageReading, words: ReadingWords): readonly Chip[] {
  return requests.flatMap((request) => chipsOfRequest(request, words));
}

function chipsOfRequest(request: ReadRequest, words: ReadingWords) {
  const { action, isHeld, isGuess, things, conditions, details } = request;
  const chips: readonly Chip[] = [
    { text: words.actions[action], kind: "deed" },
    ...(things === undefined ? [] : [{ text: thingsText(things, words), kind: "thing" as const }]),
    ...conditions.map((condition) => ({ text: conditionText(condition, words), kind: "test" as const })),
    ...details.map((text) => ({ text, kind: "more" as const })),
    ...(isHeld === true ? [{ text: words.notDone, kind: "doubt" as const }] : []),
    ...(isGuess === true ? [{ text: words.notSure, kind: "doubt" as const }] : []),
  ];
  return chips;
}

function thingsText({ of, from, names = [] }: ReadThings, words: ReadingWords): string {
  if (from === "named") return names.join(", ");
  return from === "all" ? words.of[of] : `${words.of[of]}: ${words.from[from]}`;
}

function conditionText(condition: ReadCondition, words: ReadingWords): string {
  switch (condition.kind) {
    case "where":
      return condition.text;
    case "beside":
      return besideText(condition, words);
    case "ranked":
      return (condition.isLeast === true ? words.least : words.most)(condition.by, condition.limit);
    case "tied":
      return words.tied(condition.cmp, condition.count, condition.text);
    case "mostTied":
      return (condition.isLeast === true ? words.leastTied : words.mostTied)(condition.text);
    case "against":
      return (condition.isLess === true ? words.less : words.more)(condition.by, condition.name ?? words.average);
    case "without":
      return words.without(condition.names.join(", "));
    case "at":
      return words.at(condition.names.join(", "));
  }
}

function besideText(
  { names, text = "", isNegated }: Extract<ReadCondition, { readonly kind: "beside" }>,
  words: ReadingWords,
): string {
  const parts = [names.join(", "), text].filter((part) => part !== "");
  const what = parts.length === 0 ? words.spoken : parts.join(" · ");
  return isNegated === true ? words.notBeside(what) : words.beside(what);
}

function markedIn({ skipped, guessed }: MessageReading, words: ReadingWords): readonly string[] {
  return [...skipped.map(words.skipped), ...guessed.map(({ said, meant }) => words.guessed(said, meant))];
}
