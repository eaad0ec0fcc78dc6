import { Search } from "lucide-react";
import { findAction } from "../actions/feature";
import { shownKeys } from "../actions/key-match";
import { useServices } from "../services";
import { useView, useWords } from "../use-stores";

/** Looks like a field and opens the palette, which is loaded then; on a phone an icon. */
export function SearchField() {
  const services = useServices();
  const words = useWords("palette");
  const isOpen = useView(({ dialog }) => dialog === "palette");
  const { keys = [], run } = findAction(services, "search.open");
  return (
    <button
      type="button"
      className="command row"
      aria-label={words.field}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => run(services)}
    >
      <Search size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="cut">{words.field}</span>
      <kbd>{keys.map((key) => shownKeys(key))}</kbd>
    </button>
  );
}
