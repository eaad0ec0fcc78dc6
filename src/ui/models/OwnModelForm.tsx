import { type FormEvent, useState } from "react";
import type { ModelLibrary } from "@/providers/webllm/model-library-types";
import { TextField } from "../settings/TextField";
import { useWords } from "../use-stores";

export interface OwnModelFormProps {
  readonly library: ModelLibrary;
  /** The size of one that was added is known. */
  readonly onMeasured: () => void;
}

/** The user's own build of a model: its address, and the hash its library must have. */
export function OwnModelForm({ library, onMeasured }: OwnModelFormProps) {
  const words = useWords("models");
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
        <TextField id="own-folder" type="url" label={words.folder} value={url} onChange={setUrl} />
        <TextField
          id="own-library"
          type="url"
          label={words.libraryAddress}
          value={libraryUrl}
          onChange={setLibraryUrl}
        />
        <TextField id="own-hash" label={words.hash} value={hash} onChange={setHash} />
        <p className="hint">{words.hashHint}</p>
        <div aria-live="polite">{news && <p className={news.isGood ? "note good" : "note danger"}>{news.text}</p>}</div>
        <div className="form-foot">
          <button type="submit" className="btn line" disabled={url.trim() === "" || libraryUrl.trim() === ""}>
            {words.addIt}
          </button>
        </div>
      </form>
    </section>
  );
}
