import { loadOnce } from "@/lib/load-once";
import { opened } from "@/ui/actions/feature";
import type { Recording, ReplayService } from "@/ui/replay/replay-service";
import { type Feature, type Page, part } from "../page/page";

/** Recordings, looked at again. */
export const replay = {
  services: (page: Page) => ({ replay: replayOf(page) }),
  dialogs: { replay: opened(async () => (await import("@/ui/replay/ReplayDialog")).ReplayDialog) },
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly replay: ReplayService;
  }
}

declare module "@/store/view/view-store" {
  interface Dialogs {
    replay: true;
  }
}

/** The way to recordings: all else of them comes with the first. */
export const replayOf = part((page): ReplayService => {
  let shown: Recording | null = null;
  const load = loadOnce(() => import("./page-replay"));
  return {
    show(recording) {
      shown = recording;
      page.view.change({ dialog: "replay" });
    },
    shown: () => shown,
    begin: async ({ file }) => {
      const [{ openReplay }, mount] = await Promise.all([load(), page.loadMount()]);
      return openReplay(file, page, mount);
    },
  };
});
