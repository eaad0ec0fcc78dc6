import { useWords } from "../use-stores";
import type { CanvasPart } from "./use-canvas-part";

/** In the canvas's place until the part that draws it is there: nothing for a moment, then what is going on, or what went wrong. */
export function CanvasWait({ part }: { readonly part: CanvasPart }) {
  const words = useWords("canvas");
  if (!part.isFailed) {
    return (
      <p className="canvas-wait" role="status">
        {words.loading}
      </p>
    );
  }
  return (
    <div className="empty-hint" role="alert">
      <p>{words.notLoaded}</p>
      <button type="button" className="btn line" onClick={part.retry}>
        {words.tryAgain}
      </button>
    </div>
  );
}
