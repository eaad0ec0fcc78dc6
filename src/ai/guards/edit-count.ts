import type { PreparedCommand } from "@/commands/registry/command-types";

type EditSize = NonNullable<PreparedCommand["size"]>;

/** What a message has added and replaced since its user was asked. */
export interface EditCount {
  readonly size: EditSize;
  /** `wasAsked`: the question was about all of it. */
  add(size: EditSize | undefined, wasAsked: boolean): void;
}

export function createEditCount(): EditCount {
  let size: EditSize = { added: 0, replaced: 0 };
  return {
    get size() {
      return size;
    },
    add(more, wasAsked) {
      if (wasAsked) size = { added: 0, replaced: 0 };
      else if (more) size = { added: size.added + more.added, replaced: size.replaced + more.replaced };
    },
  };
}
