import { useCallback, useEffect, useState } from "react";
import { Dialog } from "../parts/Dialog";
import { Skeleton } from "../parts/Skeleton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useBack } from "../use-back";
import { LookInside } from "./LookInside";
import { ReplayView } from "./ReplayView";
import type { OpenReplay, Recording } from "./replay-service";
import "../parts/page-dialog.css";
import "../parts/pane/pane.css";
import "./replay.css";

/** A recording over the whole page. What is open behind it is not touched. */
export function ReplayDialog() {
  const { view, replay } = useServices();
  const words = useAllWords("replay");
  const [recording] = useState(replay.shown);
  const hasGraph = recording !== null && recording.file.graph !== null;
  const opened = useOpened(hasGraph ? recording : null);
  const close = useCallback(() => view.change({ dialog: null }), [view]);
  useBack(close);
  return (
    <Dialog isPage closeWord={words.leave} title={words.title(recording?.name ?? "")} onClose={close}>
      {!hasGraph && (
        <p className="replay-note replay-alone">
          {words.noGraph} {recording && <LookInside recording={recording} />}
        </p>
      )}
      {hasGraph && opened === null && <Skeleton />}
      {opened === "not-loaded" && <p className="replay-note replay-alone">{words.notLoaded}</p>}
      {opened !== null && opened !== "not-loaded" && recording && <ReplayView recording={recording} opened={opened} />}
    </Dialog>
  );
}

function useOpened(recording: Recording | null): OpenReplay | "not-loaded" | null {
  const { replay } = useServices();
  const [opened, setOpened] = useState<OpenReplay | "not-loaded" | null>(null);
  useEffect(() => {
    if (recording === null) return undefined;
    let running: OpenReplay | null = null;
    let isLeft = false;
    replay.begin(recording).then(
      (begun) => {
        running = begun;
        if (isLeft) begun.end();
        else setOpened(begun);
      },
      () => isLeft || setOpened("not-loaded"),
    );
    return () => {
      isLeft = true;
      running?.end();
    };
  }, [replay, recording]);
  return opened;
}
