import { loadOnce } from "@/lib/load-once";
import type { ViewStore } from "@/store/view/view-store";
import type { Recording, ReplayService } from "@/ui/replay-service";
import type { MountCanvas } from "@/ui/services";
import type { CoreDeps } from "../page/create-core";

export interface ReplayDoorDeps extends Pick<CoreDeps, "samples" | "layouts" | "algorithms"> {
  readonly view: ViewStore;
  /** Without search by meaning: a recording reaches no host. */
  readonly reading: CoreDeps["reading"];
  readonly loadMount: () => Promise<MountCanvas>;
}

/** The way to recordings: all else of them comes with the first. */
export function createReplayDoor(deps: ReplayDoorDeps): ReplayService {
  let shown: Recording | null = null;
  const load = loadOnce(() => import("./page-replay"));
  return {
    show(recording) {
      shown = recording;
      deps.view.change({ dialog: "replay" });
    },
    shown: () => shown,
    begin: async ({ file }) => {
      const [{ openReplay }, mount] = await Promise.all([load(), deps.loadMount()]);
      return openReplay(file, deps, mount);
    },
  };
}
