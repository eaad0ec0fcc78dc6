import { type NodeShape, nodeShapes } from "@/graph/styles/style-types";
import { NodeSign } from "../../parts/NodeSign";
import { useAllWords } from "../../use-all-words";

export interface ShapeFieldProps {
  /** Undefined: several. */
  readonly value: NodeShape | undefined;
  /** While the pointer is on one; null: gone. */
  onTry?(shape: NodeShape | null): void;
  onSet(shape: NodeShape): void;
}

/** The shapes as they are drawn. */
export function ShapeField({ value, onTry, onSet }: ShapeFieldProps) {
  const words = useAllWords("style");
  return (
    <fieldset>
      <legend className="lab">{words.shape}</legend>
      <div className="shapes">
        {nodeShapes.map((shape) => (
          <button
            key={shape}
            type="button"
            className="shape lit"
            aria-label={words.shapes[shape]}
            title={words.shapes[shape]}
            aria-pressed={value === shape}
            onPointerEnter={() => onTry?.(shape)}
            onPointerLeave={() => onTry?.(null)}
            onClick={() => onSet(shape)}
          >
            <NodeSign shape={shape} color="--text-2" size={14} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
