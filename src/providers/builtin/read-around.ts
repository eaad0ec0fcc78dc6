import { hasSense, type Link } from "./link-words";

/** The phrase without "and its neighbours"; null where that does not stand at its end. */
export function withoutNeighbours(links: readonly Link[]): readonly Link[] | null {
  let end = links.length;
  while (end > 0 && (links[end - 1]?.token.kind === "sign" || hasSense(links[end - 1], "fill", "polite"))) end -= 1;
  if (!hasSense(links[end - 1], "noun", "neighbours") && links[end - 1]?.norm !== "connections") return null;
  let at = end - 2;
  let isOwn = false;
  while (/^(?:its|their|his|her|all|the|direct|immediate|of|own|closest|nearest)$/u.test(links[at]?.norm ?? "")) {
    isOwn ||= /^(?:its|their|his|her)$/u.test(links[at]?.norm ?? "");
    at -= 1;
  }
  const isJoined = /^(?:and|with|plus|&|along with|together with|including|,)$/u.test(links[at]?.norm ?? "");
  return isOwn && isJoined && at > 0 ? [...links.slice(0, at), ...links.slice(end)] : null;
}

/** The phrase without "the largest connected component"; null where it does not speak of it. */
export function largestPart(links: readonly Link[]): readonly Link[] | null {
  const noun = links.findIndex((link) => hasSense(link, "noun", "components"));
  let start = noun;
  while (/^(?:connected|single|separate|one|weakly)$/u.test(links[start - 1]?.norm ?? "")) start -= 1;
  if (noun < 1 || !/^(?:largest|biggest|main|giant|greatest|huge)$/u.test(links[start - 1]?.norm ?? "")) return null;
  return [...links.slice(0, start - 1), ...links.slice(noun + 1)];
}
