/** The names under which a graph and what belongs to it are stored. */
export function keysOf(id: string) {
  return {
    about: `about:${id}`,
    graph: `graph:${id}`,
    view: `view:${id}`,
    chats: `chats:${id}`,
    steps: `steps:${id}`,
    step: `step:${id}:`,
    aside: "aside:",
  } as const;
}

/** What version 1 stored. */
export const oldGraph = "graph";
export const oldChat = "chat";
