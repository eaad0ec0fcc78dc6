import { useView, useWords } from "../use-stores";

/** Whether the work is kept on this device; where it is not, why. */
export function SavedMark() {
  const saved = useView((view) => view.saved);
  const words = useWords().frame;
  switch (saved.kind) {
    case "none":
      return null;
    case "saving":
      return <span className="saved">{words.saving}</span>;
    case "saved":
      return <span className="saved">{words.saved}</span>;
    case "failed":
      return (
        <span className="saved bad" role="alert">
          {words.notSaved(saved.reason)}
        </span>
      );
  }
}
