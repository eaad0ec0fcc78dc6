import { useView, useWords } from "../use-stores";

/** Whether the work is kept on this device; where it is not, why. */
export function SavedMark() {
  const saved = useView((view) => view.saved);
  const { frame: words, storage } = useWords();
  switch (saved.kind) {
    case "none":
      return null;
    case "saving":
      return <span className="saved">{words.saving}</span>;
    case "saved":
      return <span className="saved">{words.saved}</span>;
    case "elsewhere":
      return <span className="saved bad">{storage.elsewhere}</span>;
    case "failed":
      return (
        <span className="saved bad" role="alert">
          {words.notSaved(saved.reason)}
        </span>
      );
  }
}
