import { Plus, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { withoutTaught, withTaught } from "@/providers/builtin/meanings/taught";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { TextField } from "../settings/TextField";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";

/** Words the open graph's reader taught the assistant: what each means, and the way to forget or add one. */
export function TaughtWords() {
  const { edit } = useServices();
  const words = useAllWords("options").taught;
  const taught = useDocument(({ meta }) => meta.taught) ?? [];
  return (
    <section className="option-card">
      <h3>{words.title}</h3>
      <p className="lead">{words.lead}</p>
      {taught.length === 0 && <p className="hint">{words.none}</p>}
      <ul className="option-counts" aria-label={words.title}>
        {taught.map(({ word, means }) => (
          <li key={word}>
            <span>{words.row(word, means)}</span>
            <IconButton
              icon={X}
              className="slim"
              label={words.forget(word)}
              onClick={() => edit.setTaught(withoutTaught(taught, word), words.forget(word))}
            />
          </li>
        ))}
      </ul>
      <TeachWord onTeach={(entry) => edit.setTaught(withTaught(taught, entry), words.teachTitle(entry.word))} />
    </section>
  );
}

interface TeachWordProps {
  readonly onTeach: (entry: { readonly word: string; readonly means: string }) => void;
}

function TeachWord({ onTeach }: TeachWordProps) {
  const words = useAllWords("options").taught;
  const [word, setWord] = useState("");
  const [means, setMeans] = useState("");
  const id = useId();
  const isWhole = word.trim() !== "" && means.trim() !== "";
  const teach = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    onTeach({ word: word.trim(), means: means.trim() });
    setWord("");
    setMeans("");
  };
  return (
    <form className="option option-row" onSubmit={teach}>
      <div>
        <TextField id={`${id}-word`} label={words.word} value={word} onChange={setWord} />
      </div>
      <div>
        <TextField id={`${id}-means`} label={words.means} value={means} onChange={setMeans} />
      </div>
      <div className="form-foot leading">
        <button type="submit" className="btn line big" disabled={!isWhole}>
          <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
          {words.teach}
        </button>
      </div>
    </form>
  );
}
