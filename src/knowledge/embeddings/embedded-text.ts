import { createMd5 } from "@/lib/md5";
import { leavingText } from "@/lib/text/visible-text";
import type { SearchText } from "../index/index-types";

/** Models read some thousand tokens of a text at most and many refuse more: what stands behind is found by its words. */
const mostCharacters = 6000;

/** What is embedded of a text: its titles tell what it is about. */
export function embeddedText({ course, lesson, text }: Pick<SearchText, "course" | "lesson" | "text">): string {
  const title = [course, lesson].filter((part) => part !== "").join(", ");
  return leavingText(`${title}\n${text}`.slice(0, mostCharacters));
}

/** By which its vector is kept. */
export function hashOf(text: string): string {
  const md5 = createMd5();
  md5.push(new TextEncoder().encode(text));
  return md5.end();
}
