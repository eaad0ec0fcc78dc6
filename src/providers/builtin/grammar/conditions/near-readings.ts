import { isJsonObject, type JsonValue } from "@/lib/json";
import { plainText } from "../../answer/words";
import type { Offer } from "../../dialogue/offered-choices";
import type { Act } from "../../meaning/acts";
import type { Speech } from "../../say/speech";
import { linkWords, type ValueSense } from "../../schema/link-words";
import { type Schema, typeAttribute } from "../../schema/schema";
import { tokenise, wordsOfName } from "../../text/tokens";

/** A word that is a value of several attributes: how it was taken, and the messages that would take it otherwise. */
export interface NearReading {
  readonly words: string;
  readonly taken: string;
  readonly others: readonly string[];
}

/** The first word of the message that could as well be a value of another attribute; null where all is plain. */
export function nearReading(text: string, acts: readonly Act[], schema: Schema): NearReading | null {
  const links = linkWords(tokenise(text), schema);
  const said = new Set(
    links.flatMap(({ schema: senses }) =>
      senses.flatMap((sense) => (sense.kind === "attribute" ? [sense.attribute.name] : [])),
    ),
  );
  for (const { text: words, schema: senses } of links) {
    const values = senses.filter((sense): sense is ValueSense => sense.kind === "value");
    if (senses.some(({ kind }) => kind === "label") || values.some(({ attribute }) => said.has(attribute.name)))
      continue;
    const taken = values.find((sense) => acts.some((act) => holds(JSON.parse(JSON.stringify(act)), sense)));
    if (taken === undefined || typeAttribute(schema, taken.target)?.name === taken.attribute.name) continue;
    const others = values.filter(
      ({ target, attribute }) => target === taken.target && attribute.name !== taken.attribute.name,
    );
    if (others.length > 0)
      return {
        words,
        taken: taken.attribute.name,
        others: [...new Set(others.map(({ attribute }) => attribute.name))],
      };
  }
  return null;
}

/** Whether it compares that attribute with that value. */
function holds(value: JsonValue, sense: ValueSense): boolean {
  if (Array.isArray(value)) return value.some((item) => holds(item, sense));
  if (!isJsonObject(value)) return false;
  const { op, field } = value;
  const isIt =
    op === "compare" &&
    isJsonObject(field) &&
    field["name"] === sense.attribute.name &&
    JSON.stringify(value["value"]).includes(JSON.stringify(sense.value));
  return isIt || Object.values(value).some((item) => holds(item, sense));
}

/** The same message with the attribute said. */
export function saidWith({ words }: NearReading, attribute: string): Offer {
  return { instead: [{ said: words, meant: `${wordsOfName(attribute)} ${words}` }] };
}

export function takenText({ words, taken, others }: NearReading, say: Speech): string {
  return say.takenAs(plainText(words), nameOf(taken), others.map(nameOf));
}

export function whichReadingText({ words, taken, others }: NearReading, say: Speech): string {
  const values = say.valueOf(plainText(words), [taken, ...others].map(nameOf));
  return `${values} ${say.end(say.unchanged.changed)} ${say.whichOne}`;
}

function nameOf(attribute: string): string {
  return plainText(attribute);
}
