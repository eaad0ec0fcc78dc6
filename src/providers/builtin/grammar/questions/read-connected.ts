import { oneLine } from "@/lib/text/lines";
import { everything } from "../../chart/refs";
import type { Ref } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { hasSense, type Link } from "../../schema/link-words";
import { namedIn } from "../things/named-nodes";

/** "what is Ann connected to?", "who does it link to?": its neighbours, the name before the verb. */
export const readConnected: Reader = ({ links, schema }) => {
  const said = links.filter((link) => link.token.kind !== "sign");
  const [ask, verb] = said;
  const last = said.at(-1);
  const isAsked = hasSense(ask, "ask", "what") || hasSense(ask, "ask", "who");
  if (!isAsked || last === undefined || said.length < 3 || said.length > 9 || !ends.test(last.norm)) return null;
  const isBe =
    /\b(?:is|are|'s|does|do)$/u.test(ask?.norm ?? "") || /^(?:is|are|does|do|'s|else)$/u.test(verb?.norm ?? "");
  const names = isBe && schema.context.profile.edgeCount > 0 ? whoseTies(said) : null;
  if (names === null) return null;
  const what: Ref = {
    ...everything("nodes"),
    near: { names, direction: "both", depth: 1, isNegated: false },
    isAll: false,
  };
  return candidate({ do: "find", what }, 12);
};

/** Empty: of what was spoken of; null where it is neither that nor one name. */
function whoseTies(said: readonly Link[]): readonly string[] | null {
  const names = namedIn(said);
  const isBack = said.some((link) => hasSense(link, "pronoun", "those"));
  const isOther = said.some(
    (link) =>
      hasSense(link, "sign", "not") ||
      link.schema.some(({ kind }) => kind !== "label") ||
      (hasSense(link, "noun") && !isBack),
  );
  return isOther || names.length > 1 || (names.length === 0 && !isBack) ? null : names;
}

const ends = new RegExp(
  oneLine`
    ^(?:connected to|linked to|joined to|tied to|attached to|related to|connected with|linked with|next to|connected
    |linked|connect to|link to|touch|adjacent to|near)$
  `,
  "u",
);
