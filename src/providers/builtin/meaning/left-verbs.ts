import type { Schema } from "../schema/schema";
import { singulars } from "../text/inflect";
import { type Token, tokenise } from "../text/tokens";
import type { Act } from "./acts";

/** A question of which the verb was not understood is not answered: what is left of it asks for something else. */
export function withoutVerbLess(acts: readonly Act[], message: string, schema: Schema): readonly Act[] {
  if (!acts.some(({ do: kind }) => kind === "partly")) return acts;
  const verbs = verbsIn(tokenise(message), schema);
  return acts.map((act): Act => {
    if (act.do !== "partly") return act;
    const strange = act.words
      .split(" ")
      .filter((word) => verbs.has(word.toLowerCase()) || turning.has(word.toLowerCase()));
    return strange.length === 0 ? act : { do: "lost", gist: "", isEmpty: false, strange };
  });
}

/** Words that stand where a verb does: after who or that, after does, after a noun of several or a name. */
function verbsIn(tokens: readonly Token[], schema: Schema): ReadonlySet<string> {
  const found = tokens.filter(
    ({ kind, norm }, at) =>
      kind === "word" && norm.length >= shortest && !auxiliaries.has(norm) && mayHaveVerb(tokens, at, schema),
  );
  return new Set(found.map(({ norm }) => norm));
}

/** A single sign is what a message in Chinese was left with, no verb of it. */
const shortest = 3;

function mayHaveVerb(tokens: readonly Token[], at: number, { senses }: Schema): boolean {
  const before = tokens[at - 1]?.norm;
  if (before === undefined) return false;
  if (subjects.has(before)) return true;
  const [one] = singulars(before);
  const isSeveral = one !== undefined && one !== before;
  const known = [...(senses.get(before) ?? []), ...(one === undefined ? [] : (senses.get(one) ?? []))];
  const isNoun = known.some(({ kind }) => kind !== "attribute") || generic.has(before);
  const isName = known.some(({ kind }) => kind === "label");
  return isNoun && (isSeveral || isName || generic.has(before)) && asked.has(tokens[0]?.norm ?? "");
}

/** They say nothing of what is asked: another verb does. */
const auxiliaries = new Set(
  "can could may might shall should will would must are were was does did has have had been being get gets".split(" "),
);
/** Without one of these the opposite is asked. */
const turning = new Set(["not", "never", "no", "none", "nobody", "nothing", "nowhere", "without", "neither"]);
const subjects = new Set(["who", "that", "to"]);
const generic = new Set(["nodes", "people", "persons", "things", "ones", "everybody", "anybody", "everyone", "anyone"]);
/** A question begins with one of these; "cats brown" may be two nouns. */
const asked = new Set(["which", "what", "who", "whom", "how", "where", "do", "does", "did", "when"]);
