import { argOf, type Link } from "./link-words";

/** The number a link says, in figures or as a word. */
export function numberOf(link: Link | undefined): number | null {
  if (link?.token.value !== undefined) return link.token.value;
  const word = argOf(link, "number");
  return word === undefined ? null : Number(word);
}
