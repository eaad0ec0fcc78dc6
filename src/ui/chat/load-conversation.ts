/** The drawing of a conversation: not part of the first load. */
export async function loadConversation() {
  return (await import("./Conversation")).Conversation;
}

/** Someone begins to write: it will be wanted. Where it cannot be had, that is told when it is drawn. */
export function expectConversation(): void {
  loadConversation().catch(() => undefined);
}
