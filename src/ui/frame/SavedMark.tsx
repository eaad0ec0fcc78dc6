import { useView } from "../use-stores";

/** Whether the work is kept on this device; where it is not, why. */
export function SavedMark() {
  const saved = useView((view) => view.saved);
  switch (saved.kind) {
    case "none":
      return null;
    case "saving":
      return <span className="saved">Saving…</span>;
    case "saved":
      return <span className="saved">Saved</span>;
    case "failed":
      return (
        <span className="saved bad" role="alert">
          Not saved: {saved.reason}
        </span>
      );
  }
}
