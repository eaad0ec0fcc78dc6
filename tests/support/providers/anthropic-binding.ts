/**
 * How newer models bind their thinking to what stood before it: the signature holds a sum of the request's system prompt, tools and
 * messages, and is refused behind any other. Marks for the cache do not count.
 */
type Wire = Readonly<Record<string, unknown>>;

function isBound(body: Wire): boolean {
  return /-5-5$|-(fable|mythos)-5-[1-9]$/.test(String(body["model"]));
}

/** The events of an answer to that request, with the signatures it would carry. */
export function boundEvents(events: readonly (object | string)[], body: Wire): readonly (object | string)[] {
  if (!isBound(body)) return events;
  const sum = sumOf(body, messagesOf(body));
  return events.map((event) => {
    const text = JSON.stringify(event);
    return typeof event === "string" || !text.includes('"signature_delta"')
      ? event
      : JSON.parse(text.replace(/"signature":"([^"]+)"/, `"signature":"$1@${sum}"`));
  });
}

/** The API's words where thinking stands behind another conversation than its own. */
export function refusedBinding(body: Wire): string | undefined {
  if (!isBound(body)) return undefined;
  const messages = messagesOf(body);
  for (const [index, message] of messages.entries()) {
    const content = Array.isArray(message["content"]) ? message["content"] : [];
    const place = content.findIndex(
      (block) => block.type === "thinking" && block.signature.split("@")[1] !== sumOf(body, messages.slice(0, index)),
    );
    if (place >= 0) {
      return `messages.${index}.content.${place}: Invalid \`signature\` in \`thinking\` block. The block is bound to a different conversation. Remove the block, or set \`thinking.block_binding.prefix_mismatch_behavior\` to "drop_block".`;
    }
  }
  return undefined;
}

function messagesOf(body: Wire): readonly Wire[] {
  return Array.isArray(body["messages"]) ? body["messages"] : [];
}

function sumOf(body: Wire, before: readonly Wire[]): string {
  const text = JSON.stringify([body["system"], body["tools"], before], (name, value) =>
    name === "cache_control" ? undefined : value,
  );
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
  return String(sum);
}
