import { whereText } from "@/commands/style/layer-data";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { ColorValue, DrawnEdge, DrawnNode, LineStyle, NodeShape, StyleLayer } from "@/graph/styles/style-types";
import type { AllWords } from "@/words/words";
import { NodeSign, paint } from "../parts/NodeSign";
import { layerTitle } from "../sentences/layer-title";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { numberText } from "../values/value-text";
import { Section } from "./Section";

interface WhyLookProps {
  readonly target: ElementTarget;
  readonly id: string;
}

/** Each channel as it is drawn, and the layer that decides it. */
export function WhyLook({ target, id }: WhyLookProps) {
  const words = useAllWords();
  const reasons = useDocument(lookReasons, target, id);
  return (
    <Section title={words.inspect.look}>
      <dl className="facts boxed looks">
        {reasons.map((reason) => (
          <div key={reason.channel}>
            <dt>{words.style[reason.channel]}</dt>
            <dd>
              <LookView look={reason.look} />
              <Reason {...reason} target={target} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Reason({ channel, layers, target }: LookReason & Pick<WhyLookProps, "target">) {
  const words = useAllWords();
  if (layers.length === 0) return <small>{words.inspect.byDefault(defaultText(channel, target, words))}</small>;
  return (
    <>
      {layers.map((layer) => (
        <LayerReason key={layer.id} layer={layer} />
      ))}
    </>
  );
}

function defaultText(channel: LookReason["channel"], target: ElementTarget, words: AllWords): string {
  if (target === "nodes") return words.style.builtIn[channel];
  if (channel === "color") return words.inspect.grey;
  return words.style.builtIn[channel === "label" ? "width" : channel];
}

function LayerReason({ layer }: { readonly layer: DecidingLayer }) {
  const { view } = useServices();
  const all = useAllWords();
  const words = all.inspect;
  const name = layerTitle(layer, all);
  const about = [
    ...(layer.property === null ? [] : [words.by(layer.property)]),
    ...(layer.where === "" || (layer.where === "*" && layer.property !== null) ? [] : [words.because(layer.where)]),
    layer.origin === "user" ? words.you : words.assistant,
  ].join(" · ");
  return (
    <small>
      <button
        type="button"
        className="link"
        title={words.openStyle(name)}
        onClick={() => view.changePanels({ flyout: "style" })}
      >
        <bdi>{name}</bdi>
      </button>{" "}
      <bdi>{about}</bdi>
    </small>
  );
}

function LookView({ look }: { readonly look: Look }) {
  const words = useAllWords();
  switch (look.kind) {
    case "color":
      return (
        <span className="look">
          <i className="look-swatch" style={{ background: paint(look.color) }} aria-hidden="true" />
          {colorText(look.color, words)}
        </span>
      );
    case "shape":
      return (
        <span className="look">
          <NodeSign shape={look.shape} color="--g-0" size={10} />
          {words.style.shapes[look.shape]}
        </span>
      );
    case "line":
      return <span className="look">{words.style.lines[look.line]}</span>;
    case "number":
      return (
        <span className="look num">
          {numberText(look.value, words.language)} {look.unit}
        </span>
      );
    case "text":
      return <bdi className="look cut">{look.text === "" ? words.style.none : look.text.slice(0, 120)}</bdi>;
  }
}

/** A slot by its word in the page's language; an exact colour as it was given. */
function colorText(color: string, words: AllWords): string {
  const known = Object.entries(words.style.colors).find(([slot]) => slot === color);
  if (known) return known[1];
  if (color.startsWith("--edge")) return words.inspect.grey;
  const step = /^--(?:seq|div)-(\d)$/u.exec(color)?.[1];
  return step === undefined ? color : words.inspect.shade(Number(step));
}

type LookChannel = "color" | "size" | "shape" | "width" | "lineStyle" | "opacity" | "label";

/** One channel as it is drawn. */
type Look =
  | { readonly kind: "color"; readonly color: ColorValue }
  | { readonly kind: "shape"; readonly shape: NodeShape }
  | { readonly kind: "line"; readonly line: LineStyle }
  | { readonly kind: "number"; readonly value: number; readonly unit: "px" | "%" }
  | { readonly kind: "text"; readonly text: string };

interface LookReason {
  readonly channel: LookChannel;
  readonly look: Look;
  /** The layers that decide it, the strongest first; none: it is drawn by default. */
  readonly layers: readonly DecidingLayer[];
}

interface DecidingLayer extends Omit<StyleLayer, "where"> {
  readonly where: string;
  readonly property: string | null;
}

/** Every channel of an element with what decides it. */
function lookReasons(document: GraphDocument, target: ElementTarget, id: string): readonly LookReason[] {
  const deciding = document.styles.explain(target, id).toReversed();
  const layersOf = (channel: string): readonly DecidingLayer[] =>
    deciding.flatMap(({ layer, wins }) => (wins.includes(channel) ? [toDeciding(layer)] : []));
  return looksOf(document, target, id).map(([channel, look]) => ({ channel, look, layers: layersOf(channel) }));
}

type ChannelLook = readonly [LookChannel, Look];

function looksOf({ styles }: GraphDocument, target: ElementTarget, id: string): readonly ChannelLook[] {
  if (target === "nodes") {
    const node = styles.node(id);
    return node ? nodeLooks(node) : [];
  }
  const edge = styles.edge(id);
  return edge ? edgeLooks(edge) : [];
}

function nodeLooks({ color, size, shape, opacity, label }: DrawnNode): readonly ChannelLook[] {
  return [
    ["color", { kind: "color", color }],
    ["size", { kind: "number", value: rounded(size), unit: "px" }],
    ["shape", { kind: "shape", shape }],
    ["opacity", { kind: "number", value: rounded(opacity * 100), unit: "%" }],
    ["label", { kind: "text", text: label }],
  ];
}

function edgeLooks({ color, width, lineStyle, opacity, label }: DrawnEdge): readonly ChannelLook[] {
  return [
    ["color", { kind: "color", color }],
    ["width", { kind: "number", value: rounded(width), unit: "px" }],
    ["lineStyle", { kind: "line", line: lineStyle }],
    ["opacity", { kind: "number", value: rounded(opacity * 100), unit: "%" }],
    ["label", { kind: "text", text: label }],
  ];
}

const mostSigns = 80;

/** A layer over certain elements lists their ids, which tells less than its name. */
function shortWhere(text: string): string {
  if (/^@?id (?:in|==) /u.test(text)) return "";
  return text.length > mostSigns ? `${text.slice(0, mostSigns)}…` : text;
}

function toDeciding(layer: StyleLayer): DecidingLayer {
  const { where, mapping } = layer;
  return { ...layer, where: shortWhere(whereText(where)), property: mapping?.property ?? null };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
