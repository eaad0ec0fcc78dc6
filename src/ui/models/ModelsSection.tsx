import { TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { LibraryProblem, ModelLibrary } from "@/providers/webllm/model-library-types";
import { builtinSource } from "@/store/settings/endpoints";
import { Skeleton } from "../parts/Skeleton";
import { TextField } from "../parts/TextField";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { InstalledModels } from "./InstalledModels";
import { ModelList } from "./ModelList";
import { SourceCards } from "./SourceCards";
import { useModels } from "./use-models";
import "./models.css";
import { Button } from "../parts/Button";

/** Who answers, and the models of this device: what fits, downloads, what is installed. */
export function ModelsSection() {
  const { reading, again } = useModels();
  const now = reading.kind === "ready" ? reading.now : null;
  return (
    <>
      <SourceCards installed={now?.installed ?? null} />
      <div className="models-columns">
        <div className="models-main">
          {reading.kind === "loading" && <Skeleton />}
          {reading.kind === "failed" && <NotLoaded onAgain={again} />}
          {now?.device.kind === "none" && <NoGraphics problem={now.device.problem} onAgain={again} />}
          {now && <ModelList now={now} />}
        </div>
        <div className="models-side">
          {now && <InstalledModels now={now} />}
          {now && <OwnModelForm library={now.library} onMeasured={again} />}
        </div>
      </div>
    </>
  );
}

function NotLoaded({ onAgain }: { readonly onAgain: () => void }) {
  const words = useAllWords("models");
  return (
    <div className="note danger" role="alert">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{words.notLoaded}</b> {words.notLoadedHint}
      </span>
      <Button className="line slim" onClick={onAgain}>
        {words.lookAgain}
      </Button>
    </div>
  );
}

/** Why no model can run here, and what can be used in its place. */
function NoGraphics({ problem, onAgain }: { readonly problem: LibraryProblem; readonly onAgain: () => void }) {
  const { settings, view } = useServices();
  const words = useAllWords("models");
  const chooseBuiltin = () => {
    settings.change({ source: builtinSource });
    view.change({ dialog: null });
  };
  const setUp = () => view.change({ dialog: "services" });
  return (
    <section className="no-graphics" aria-labelledby="no-graphics">
      <div className="note warn">
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <b id="no-graphics">{words.noGpuTitle}</b> {words.problems[problem.kind]}
        </span>
      </div>
      <ul aria-label={words.otherWays}>
        <li>
          <Button className="line" onClick={chooseBuiltin}>
            {words.useBuiltin}
          </Button>
        </li>
        <li>
          <Button className="line" onClick={setUp}>
            {words.useServer}
          </Button>
        </li>
        <li>
          <Button className="line" onClick={() => view.change({ dialog: "key" })}>
            {words.useKey}
          </Button>
        </li>
        <li>
          <Button onClick={onAgain}>{words.lookAgain}</Button>
        </li>
      </ul>
    </section>
  );
}

interface OwnModelFormProps {
  readonly library: ModelLibrary;
  /** The size of one that was added is known. */
  readonly onMeasured: () => void;
}

/** The user's own build of a model: its address, and the hash its library must have. */
function OwnModelForm({ library, onMeasured }: OwnModelFormProps) {
  const words = useAllWords("models");
  const [url, setUrl] = useState("");
  const [libraryUrl, setLibraryUrl] = useState("");
  const [hash, setHash] = useState("");
  const [news, setNews] = useState<{ readonly isGood: boolean; readonly text: string } | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const integrity = hash.trim() === "" ? {} : { integrity: { library: hash.trim() } };
    const outcome = library.add({ url, libraryUrl, ...integrity });
    setNews(
      outcome.success ? { isGood: true, text: words.added(outcome.id) } : { isGood: false, text: outcome.message },
    );
    if (!outcome.success) return;
    void library.measure(outcome.id, AbortSignal.timeout(10_000)).then(onMeasured);
    for (const clear of [setUrl, setLibraryUrl, setHash]) clear("");
  };
  return (
    <section aria-labelledby="own-model">
      <div className="models-head">
        <h3 id="own-model">{words.add}</h3>
      </div>
      <form className="models-card own-model" noValidate={true} onSubmit={add}>
        <p className="lead">{words.addSays}</p>
        <TextField id="own-folder" inputMode="url" label={words.folder} value={url} onChange={setUrl} />
        <TextField
          id="own-library"
          inputMode="url"
          label={words.libraryAddress}
          value={libraryUrl}
          onChange={setLibraryUrl}
        />
        <TextField id="own-hash" label={words.hash} value={hash} onChange={setHash} />
        <p className="hint">{words.hashHint}</p>
        <div aria-live="polite">{news && <p className={news.isGood ? "note good" : "note danger"}>{news.text}</p>}</div>
        <div className="form-foot">
          <Button type="submit" className="line" disabled={url.trim() === "" || libraryUrl.trim() === ""}>
            {words.addIt}
          </Button>
        </div>
      </form>
    </section>
  );
}
