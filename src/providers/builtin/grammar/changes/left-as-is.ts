import { oneLine } from "@/lib/text/lines";
import { hasSense, type Link } from "../../schema/link-words";

const asIs = new RegExp(
  oneLine`
    ^(?:(?:and|but|while) )*(?:(?:leave|keep) .*|.*\b(?:stay|stays|staying|remain|remains|remaining|be left|are left
    |left)\b.*)(?:as (?:they|it|he|she) (?:are|is|were|was)|as is|unchanged|untouched|alone|as before|the same)$
  `,
  "u",
);

/** The message without ", the ingredients stay as they are": what is not to change needs no doing. */
export function withoutLeftAsIs(links: readonly Link[]): readonly Link[] {
  for (let start = 1; start < links.length; start += 1) {
    if (!/^(?:,|;|and|but|while)$/u.test(links[start]?.norm ?? "")) continue;
    const stop = links.findIndex((link, at) => at > start + 1 && /^[,.;!?]$/u.test(link.norm));
    const end = stop < 0 ? links.length : stop;
    const part = links.slice(start + 1, end);
    const isAsked = links.slice(0, start).some((link) => hasSense(link, "verb") || hasSense(link, "color"));
    const isLeft = part.length > 2 && asIs.test(part.map(({ norm }) => norm).join(" "));
    if (isAsked && (isLeft || isUnchanged(links[start], part)))
      return withoutLeftAsIs([...links.slice(0, start), ...links.slice(end)]);
  }
  return links;
}

/** "(remove the route), but keep both harbours": nothing of the graph is named that would be an exception. */
function isUnchanged(joint: Link | undefined, part: readonly Link[]): boolean {
  const isBut = joint?.norm === "but" && part.length < 6 && /^(?:leave|keep)$/u.test(part[0]?.norm ?? "");
  const isOther = (link: Link): boolean =>
    link.schema.length > 0 || hasSense(link, "number") || hasSense(link, "noun", "style") || hasSense(link, "color");
  return isBut && !part.slice(1).some(isOther);
}
