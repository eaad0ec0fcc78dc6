import { lazy, Suspense } from "react";
import { ChangesBar } from "../chat/changes/ChangesBar";
import { useView, useWords } from "../use-stores";
import { NoticeBar } from "./NoticeBar";
import { ToastBar } from "./ToastBar";
import { WorkBar } from "./WorkBar";

/** Only a visit that goes on from an earlier one. */
const ReturnNote = lazy(async () => ({ default: (await import("../start/ReturnNote")).ReturnNote }));

/** Notices over the canvas, in one row: nothing of it lies over another, nor over the legend and the overview. */
export function Notices() {
  const isStartOpen = useView((state) => state.isStartOpen);
  const isBack = useView((state) => state.isBack);
  const hint = useWords("canvas").toolHints[useView((state) => state.tool)];
  return (
    <div className="notices">
      <div>
        <NoticeBar />
        <ChangesBar />
        <WorkBar />
        {isBack && !isStartOpen && (
          <Suspense fallback={null}>
            <ReturnNote />
          </Suspense>
        )}
        <ToastBar />
        {hint !== "" && !isStartOpen && <p className="float tool-hint">{hint}</p>}
      </div>
    </div>
  );
}
