import { useWords } from "../use-stores";

export interface PaletteFootProps {
  readonly count: number;
  readonly isSearching: boolean;
  /** The active row is a node or an edge. */
  readonly isElement: boolean;
}

/** How much was found, announced to screen readers too, and what the keys do. */
export function PaletteFoot({ count, isSearching, isElement }: PaletteFootProps) {
  const words = useWords("palette");
  return (
    <footer className="palette-foot">
      <span role="status" className="num">
        {isSearching ? words.searching : words.count(count)}
      </span>
      <span className="push">
        <kbd>{words.hints.enterKey}</kbd> {isElement ? words.hints.choose : words.hints.run}
      </span>
      {isElement && (
        <span>
          <kbd>{words.hints.shiftEnterKey}</kbd> {words.hints.add}
        </span>
      )}
      <span>
        <kbd>{words.hints.escapeKey}</kbd> {words.hints.close}
      </span>
    </footer>
  );
}
