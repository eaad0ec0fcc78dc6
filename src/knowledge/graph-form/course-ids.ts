import { foldText } from "@/graph/search/fold-text";

/** The title as a part of ids: letters and digits of any script, joined by hyphens; another one where it is taken. */
export function freeSlug(title: string, isTaken: (slug: string) => boolean): string {
  const words = foldText(title).match(/[\p{L}\p{N}]+/gu) ?? ["course"];
  const slug = words
    .join("-")
    .slice(0, 60)
    .replace(/[\uD800-\uDBFF]$/u, "");
  if (!isTaken(slug)) return slug;
  let count = 2;
  while (isTaken(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}

export function courseId(slug: string): string {
  return `course:${slug}`;
}

export function lessonId(slug: string, number: number): string {
  return `lesson:${slug}:${number}`;
}

export function passageId(slug: string, number: number, part: number): string {
  return `passage:${slug}:${number}:${part}`;
}

/** Of which course and lesson a lesson, a passage or an edge between them is. */
export function ownerOf(id: string): { readonly slug: string; readonly number: number } | undefined {
  const [, slug, number] = /^(?:contains:|next:)?(?:lesson|passage):([^:]+):(\d+)(?::\d+)?$/u.exec(id) ?? [];
  return slug === undefined ? undefined : { slug, number: Number(number) };
}
