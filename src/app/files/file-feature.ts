import { fileActions } from "@/ui/actions/file-actions";
import type { FileService } from "@/ui/start/file-service";
import { chatOf } from "../chat/chat-feature";
import { editOf } from "../edit/edit-feature";
import { type Feature, type Page, part } from "../page/page";
import { replayOf } from "../replay/replay-feature";
import { createFileService } from "./browser-files";

/** Graphs in. */
export const files = {
  services: (page: Page) => ({ files: filesOf(page) }),
  actions: fileActions,
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly files: FileService;
  }
}

export const filesOf = part((page) =>
  createFileService({
    ...page,
    chat: chatOf(page),
    edit: editOf(page),
    replay: replayOf(page),
    recipes: () => page.services().recipes(),
  }),
);
