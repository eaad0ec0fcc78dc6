import type { PreparedCommand } from "@/commands/registry/command-types";

type EditSize = NonNullable<PreparedCommand["size"]>;

/** What a message has added and replaced since its user was asked. */
export type EditCount = ReturnType<typeof createEditCount>;

export function createEditCount() {
  let size: EditSize = { added: 0, replaced: 0 };
  return {
    get size(): EditSize {
      return size;
    },
    /** `wasAsked`: the question was about all of it. */
    add(more: EditSize | undefined, wasAsked: boolean): void {
      if (wasAsked) size = { added: 0, replaced: 0 };
      else if (more) size = { added: size.added + more.added, replaced: size.replaced + more.replaced };
    },
  };
}
