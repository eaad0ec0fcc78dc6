import { iconPaths } from "@/canvas/style/node-icons";
import { type NodeIcon, nodeIcons } from "@/graph/styles/style-types";
import { useAllWords } from "../../use-all-words";

export interface IconFieldProps {
  /** Undefined: several. */
  readonly value: NodeIcon | undefined;
  onTry(icon: NodeIcon | null): void;
  onSet(icon: NodeIcon): void;
}

/** The signs that ship with the page, and none. */
export function IconField({ value, onTry, onSet }: IconFieldProps) {
  const words = useAllWords("style");
  return (
    <fieldset>
      <legend className="sr">{words.icon}</legend>
      <div className="shapes">
        {nodeIcons.map((icon) => (
          <button
            key={icon}
            type="button"
            className="shape"
            aria-label={words.iconNamed(words.icons[icon])}
            title={words.icons[icon]}
            aria-pressed={value === icon}
            onPointerEnter={() => onTry(icon)}
            onPointerLeave={() => onTry(null)}
            onClick={() => onSet(icon)}
          >
            <svg viewBox="0 0 24 24" width={16} height={16} className="icon-sign" aria-hidden="true">
              <path d={icon === "none" ? noIcon : iconPaths[icon]} />
            </svg>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const noIcon = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM5.6 5.6l12.8 12.8";
