import { blocksOf, idsOf, type Wire } from "./wire-reading";

/** Calls and results belong to neighbouring messages, all of them, results first. */
export function refusedCalls(messages: readonly unknown[], body: Wire): string | undefined {
  const seen = new Set<unknown>();
  for (const [index, message] of messages.entries()) {
    const open = index === 0 ? [] : idsOf(messages[index - 1], "tool_use", "id");
    const problem = refusedResults(message, open, index) ?? refusedAgain(message, seen, index);
    if (problem) return problem;
  }
  const left = idsOf(messages.at(-1), "tool_use", "id");
  if (left.length > 0) return unanswered(left, messages.length - 1);
  const hasCalls = messages.some((message) => idsOf(message, "tool_use", "id").length > 0);
  return hasCalls && body["tools"] === undefined
    ? "Requests which include `tool_use` or `tool_result` blocks must define tools"
    : undefined;
}

function refusedResults(message: unknown, open: readonly unknown[], index: number): string | undefined {
  const blocks = blocksOf(message);
  const answered = idsOf(message, "tool_result", "tool_use_id");
  const stray = blocks.findIndex((block) => block["type"] === "tool_result" && !open.includes(block["tool_use_id"]));
  if (stray >= 0) {
    return (
      `messages.${index}.content.${stray}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ` +
      `${String(blocks[stray]?.["tool_use_id"])}. Each \`tool_result\` block must have a corresponding ` +
      `\`tool_use\` block in the previous message.`
    );
  }
  if (new Set(answered).size < answered.length) {
    return (
      `messages.${index}: each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ` +
      `${String(answered.at(-1))}`
    );
  }
  // Results behind other blocks count as missing: they must come first.
  const first = blocks.findIndex((block) => block["type"] !== "tool_result");
  const leading = blocks.slice(0, first < 0 ? blocks.length : first).map((block) => block["tool_use_id"]);
  const missing = open.filter((id) => !leading.includes(id));
  return missing.length > 0 ? unanswered(missing, index - 1) : undefined;
}

function unanswered(ids: readonly unknown[], index: number): string {
  return (
    `messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ` +
    `${ids.join(", ")}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next ` +
    "message."
  );
}

function refusedAgain(message: unknown, seen: Set<unknown>, index: number): string | undefined {
  for (const id of idsOf(message, "tool_use", "id")) {
    if (seen.has(id)) return `messages.${index}: \`tool_use\` ids must be unique`;
    seen.add(id);
  }
  // The adapter's own promise: calls stand last, or what follows them would look like a prefill.
  const kinds = blocksOf(message).map((block) => block["type"]);
  const firstUse = kinds.indexOf("tool_use");
  return firstUse >= 0 && kinds.slice(firstUse).some((kind) => kind !== "tool_use")
    ? `messages.${index}: \`tool_use\` blocks must be last`
    : undefined;
}
