import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { layerElements } from "@/graph/styles/layer-elements";
import type { StyleLayer } from "@/graph/styles/style-types";
import { layerTitle } from "../../sentences/layer-title";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useDocumentVersion } from "../../use-document";

const channels = {
  nodes: ["color", "size", "shape", "opacity", "label"],
  edges: ["color", "width", "lineStyle", "opacity", "label"],
} as const;
type Channel = (typeof channels)[ElementTarget][number];

/** For each look what gives it: the default, an attribute, and a hand for single elements. A click opens what does. */
export function Levels({ target }: { readonly target: ElementTarget }) {
  const { document } = useServices();
  const words = useAllWords("style");
  useDocumentVersion();
  return (
    <table className="levels">
      <caption className="sr">{words.levelsHint}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{words.channel}</span>
          </th>
          <th scope="col">{words.byDefault}</th>
          <th scope="col">{words.byAttribute}</th>
          <th scope="col">{words.byHand}</th>
        </tr>
      </thead>
      <tbody>
        {channels[target].map((channel) => (
          <LevelRow key={channel} channel={channel} levels={levelsOf(document, target, channel)} />
        ))}
      </tbody>
    </table>
  );
}

interface ChannelLevels {
  readonly whole: StyleLayer | undefined;
  readonly mapped: StyleLayer | undefined;
  readonly byHand: readonly StyleLayer[];
  /** Elements the user styled one by one. */
  readonly byHandCount: number;
}

function LevelRow({ channel, levels }: { readonly channel: Channel; readonly levels: ChannelLevels }) {
  const all = useAllWords();
  const { style: words, language } = all;
  const name = words[channel];
  const { whole, mapped, byHand, byHandCount } = levels;
  return (
    <tr>
      <th scope="row">{name}</th>
      <Level
        layer={whole}
        text={whole ? layerTitle(whole, all) : words.builtIn[channel]}
        channel={name}
        level={words.byDefault}
      />
      <Level layer={mapped} text={mapped?.mapping?.property ?? ""} channel={name} level={words.byAttribute} />
      <Level
        layer={byHand.at(-1)}
        text={byHandCount === 0 ? "" : byHandCount.toLocaleString(language)}
        channel={name}
        level={words.byHand}
      />
    </tr>
  );
}

interface LevelProps {
  readonly layer: StyleLayer | undefined;
  readonly text: string;
  readonly channel: string;
  readonly level: string;
}

function Level({ layer, text, channel, level }: LevelProps) {
  const { view } = useServices();
  const all = useAllWords();
  const words = all.style;
  if (!layer) return <td className="quiet">{text === "" ? "–" : text}</td>;
  const title = layerTitle(layer, all);
  return (
    <td>
      <button
        type="button"
        className="lit ring-in"
        title={title}
        aria-label={words.openLevel(channel, level, title)}
        onClick={() => view.change({ styled: { kind: "layer", id: layer.id } })}
      >
        {text}
      </button>
    </td>
  );
}

function levelsOf(document: GraphDocument, target: ElementTarget, channel: Channel): ChannelLevels {
  const layers = document.layers.filter((layer) => layer.target === target && layer.enabled !== false);
  const constant = layers.filter((layer) => sets(layer, channel));
  const byHand = constant.filter((layer) => !isWhole(layer));
  const ids = new Set(byHand.flatMap((layer) => layerElements(layer, document)));
  return {
    whole: constant.findLast(isWhole),
    mapped: layers.findLast(({ mapping }) => mapping?.channel === channel),
    byHand,
    byHandCount: ids.size,
  };
}

function sets({ style, looks = [] }: StyleLayer, channel: Channel): boolean {
  return [style, ...looks.map((look) => look.style)].some((one) => one?.[channel] !== undefined);
}

function isWhole({ where, looks }: StyleLayer): boolean {
  return where.op === "all" && looks === undefined;
}
