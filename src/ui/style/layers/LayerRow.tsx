import { Eye, EyeOff, GripVertical } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { JsonObject } from "@/lib/json";
import type { AllWords } from "@/words/words";
import { IconButton } from "../../parts/IconButton";
import { Menu, MenuItem } from "../../parts/Menu";
import { NameInput } from "../../parts/NameInput";
import { paint } from "../../parts/NodeSign";
import { layerTitle } from "../../sentences/layer-title";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useView } from "../../use-stores";
import { LookSign } from "./LookSign";

export interface LayerRowProps {
  readonly layer: StyleLayer;
  /** 1 = top. */
  readonly position: number;
  readonly count: number;
  readonly className: string;
  readonly handle: ComponentProps<"button">;
  onMove(position: number): void;
}

/** One layer: what it looks like, what it is called, what it sets, on how many, who made it. */
export function LayerRow({ layer, position, count, className, handle, onMove }: LayerRowProps) {
  const { view } = useServices();
  const all = useAllWords();
  const words = all.style;
  const title = layerTitle(layer, all);
  const [isRenaming, setRenaming] = useState(false);
  const isEdited = useView(({ styled }) => styled.kind === "layer" && styled.id === layer.id);
  const open = () => view.change({ styled: { kind: "layer", id: layer.id } });
  const isOn = layer.enabled !== false;
  return (
    <li className={`layer ${className} ${isOn ? "" : "is-off"} ${isEdited ? "is-edited" : ""}`}>
      <button type="button" className="grip-dots" {...handle}>
        <GripVertical size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <LayerSign layer={layer} />
      {isRenaming ? (
        <RenameField layer={layer} onDone={() => setRenaming(false)} />
      ) : (
        <button type="button" className="layer-name" aria-current={isEdited || undefined} onClick={open}>
          <span className="cut">{title}</span>
          <Facts layer={layer} />
        </button>
      )}
      <Toggle layer={layer} isOn={isOn} />
      <Menu label={words.layerMenu(title)} align="end">
        <MenuItem onClick={open}>{words.edit}</MenuItem>
        <MenuItem onClick={() => setRenaming(true)}>{words.rename}</MenuItem>
        <MoveItems position={position} count={count} onMove={onMove} />
        <RemoveItem layer={layer} />
      </Menu>
    </li>
  );
}

function Facts({ layer }: { readonly layer: StyleLayer }) {
  const { document } = useServices();
  const { style: words } = useAllWords();
  const count = words.matching(document.styles.layerCount(layer.id), layer.target === "edges");
  return <small className="cut">{words.layerSets(setsOf(layer, words), count, layer.origin === "user")}</small>;
}

function Toggle({ layer, isOn }: { readonly layer: StyleLayer; readonly isOn: boolean }) {
  const all = useAllWords();
  const { hand } = all.steps;
  const title = layerTitle(layer, all);
  const change = useLayerChange(layer);
  return (
    <IconButton
      icon={isOn ? Eye : EyeOff}
      isSlim
      label={isOn ? all.style.hideLayer(title) : all.style.showLayer(title)}
      onClick={() => change({ enabled: !isOn }, isOn ? hand.hideLayer(title) : hand.showLayer(title))}
    />
  );
}

function MoveItems({ position, count, onMove }: Pick<LayerRowProps, "position" | "count" | "onMove">) {
  const words = useAllWords("style");
  return (
    <>
      <MenuItem disabled={position === 1} onClick={() => onMove(position - 1)}>
        {words.up}
      </MenuItem>
      <MenuItem disabled={position === count} onClick={() => onMove(position + 1)}>
        {words.down}
      </MenuItem>
      <MenuItem disabled={position === 1} onClick={() => onMove(1)}>
        {words.toTop}
      </MenuItem>
    </>
  );
}

function RemoveItem({ layer }: { readonly layer: StyleLayer }) {
  const { edit } = useServices();
  const all = useAllWords();
  const { style: words, steps } = all;
  const title = steps.hand.removeLayer(layerTitle(layer, all));
  const remove = () => void edit.run({ name: "clearStyles", input: { layer: layer.id } }, { title });
  return (
    <>
      <hr />
      <MenuItem className="danger" onClick={remove}>
        {words.remove}
      </MenuItem>
    </>
  );
}

function RenameField({ layer, onDone }: { readonly layer: StyleLayer; readonly onDone: () => void }) {
  const all = useAllWords();
  const { style: words, steps } = all;
  const change = useLayerChange(layer);
  const called = layerTitle(layer, all);
  const end = (name: string | null) => {
    if (name !== null) change({ name }, steps.hand.renameLayer(called));
    onDone();
  };
  return <NameInput className="layer-rename" label={words.newName} name={called} onEnd={end} />;
}

function useLayerChange(layer: StyleLayer) {
  const { edit } = useServices();
  return (what: JsonObject, title: string) =>
    void edit.run({ name: "updateLayer", input: { layer: layer.id, ...what } }, { title });
}

/** "Colour, Size". */
function setsOf({ style = {}, mapping, looks = [] }: StyleLayer, words: AllWords["style"]): string {
  const set = [style, ...looks.map((look) => look.style)].flatMap((one) => Object.keys(one));
  const channels = [...new Set(set)].map((channel) => channelName(channel, words));
  const all = mapping ? [...channels, channelName(mapping.channel, words)] : channels;
  return [...new Set(all)].join(", ");
}

function channelName(channel: string, words: AllWords["style"]): string {
  switch (channel) {
    case "color":
    case "size":
    case "shape":
    case "width":
    case "opacity":
    case "label":
    case "lineStyle":
    case "labelSize":
    case "labelColor":
    case "labelPlace":
    case "icon":
    case "arrow":
    case "curve":
      return words[channel];
    default:
      return words.border;
  }
}

/** What a layer does, as a small sign. */
function LayerSign({ layer: { style, mapping, looks, target } }: { readonly layer: StyleLayer }) {
  const own = looks?.flatMap((look) => look.style.color ?? []) ?? [];
  if (own.length > 0) return <Wheel colors={[...new Set(own)].slice(0, 4)} />;
  if (mapping && mapping.kind !== "identity") {
    const outputs = mapping.kind === "range" ? mapping.range : mapping.entries.map(({ output }) => output);
    const colors = outputs.filter((output): output is string => typeof output === "string" && /^(--|#)/.test(output));
    if (colors.length > 0) return <Wheel colors={colors.slice(0, 4)} />;
    return <LookSign channel={mapping.channel} output={outputs.at(-1) ?? null} target={target} />;
  }
  if (style?.color !== undefined) return <LookSign channel="color" output={style.color} target={target} />;
  return <LookSign channel="shape" output={style?.shape ?? null} target={target} />;
}

/** Up to four colours of a mapping as quarters. */
function Wheel({ colors }: { readonly colors: readonly string[] }) {
  return (
    <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden="true" className="wheel">
      {quarters.map((d, index) => (
        <path key={d} d={d} fill={paint(colors[index % colors.length] ?? "--g-0")} />
      ))}
    </svg>
  );
}

const quarters = [
  "M0 0h5.500v5.500H0z",
  "M6.500 0H12v5.500H6.500z",
  "M0 6.500h5.500V12H0z",
  "M6.500 6.500H12V12H6.500z",
];
