import { TriangleAlert } from "lucide-react";
import { Bones } from "../parts/Bones";
import { Dialog } from "../parts/Dialog";
import { scrollable } from "../parts/scrollable";
import { useServices } from "../services";
import { InstalledModels } from "./InstalledModels";
import { ModelList } from "./ModelList";
import { ModelsSide } from "./ModelsSide";
import { NoGraphics } from "./NoGraphics";
import { OwnModelForm } from "./OwnModelForm";
import { SourceCards } from "./SourceCards";
import { useModels } from "./use-models";
import "./models.css";
import { useModelWords } from "./use-model-words";

/** Where answers come from, and the models of this device: what fits, downloads, what is installed. */
export function ModelsDialog() {
  const { view } = useServices();
  const words = useModelWords();
  const { reading, again } = useModels();
  const now = reading.kind === "ready" ? reading.now : null;
  return (
    <Dialog title={words.settings} isPage={true} closeWord={words.back} onClose={() => view.change({ dialog: null })}>
      <div className="models-frame">
        <ModelsSide />
        <div className="models-page" {...scrollable}>
          <div className="models-wrap">
            <h2>{words.title}</h2>
            <p className="lede">{words.lede}</p>
            <SourceCards installed={now?.installed ?? null} />
            {reading.kind === "loading" && <Bones />}
            {reading.kind === "failed" && (
              <div className="note danger" role="alert">
                <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
                <span>
                  <b>{words.notLoaded}</b> {words.notLoadedHint}
                </span>
                <button type="button" className="btn line slim" onClick={again}>
                  {words.lookAgain}
                </button>
              </div>
            )}
            {now && (
              <div className="models-columns">
                <div className="models-main">
                  {now.device.kind === "none" && <NoGraphics problem={now.device.problem} onAgain={again} />}
                  <ModelList now={now} />
                </div>
                <div className="models-side">
                  <InstalledModels now={now} />
                  <OwnModelForm library={now.library} onMeasured={again} />
                </div>
              </div>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
