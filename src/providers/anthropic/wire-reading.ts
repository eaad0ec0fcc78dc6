/** A body as it goes out, before anything is known of it. */
export type Wire = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Wire {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function blocksOf(message: unknown): readonly Wire[] {
  const content = isRecord(message) ? message["content"] : undefined;
  if (typeof content === "string") return content === "" ? [] : [{ type: "text", text: content }];
  return Array.isArray(content) ? content.filter(isRecord) : [];
}

export function idsOf(message: unknown, type: string, field: string): readonly unknown[] {
  return blocksOf(message).flatMap((block) => (block["type"] === type ? [block[field]] : []));
}
