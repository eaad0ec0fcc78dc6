/** The drawing of a conversation: not part of the first load. */
export async function loadConversation() {
  return (await import("./Conversation")).Conversation;
}

/** Someone begins to write: it will be wanted. Where it cannot be loaded, that is shown when it is drawn. */
export function expectConversation(): void {
  loadConversation().catch(() => undefined);
}
