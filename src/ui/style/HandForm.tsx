import { iconPaths } from "@/canvas/style/node-icons";
import {
  arrowShapes,
  edgeCurves,
  type LineStyle,
  labelPlaces,
  type NodeIcon,
  nodeIcons,
} from "@/graph/styles/style-types";
import { Select } from "../parts/Choice";
import { Segments } from "../parts/Segments";
import { SliderField } from "../parts/SliderField";
import { useAllWords } from "../use-all-words";
import { ColorField } from "./fields/ColorField";
import { LabelField } from "./fields/LabelField";
import { MoreFields } from "./fields/MoreFields";
import { ShapeField } from "./fields/ShapeField";
import { type SharedLook, useSharedLook } from "./shared-look";
import { type Styler, useStyler } from "./use-styler";
import type { Subject } from "./use-subject";

/** The form for styles the user sets on the subject. */
export function HandForm({ subject }: { readonly subject: Subject }) {
  const words = useAllWords("style");
  const styler = useStyler(subject);
  const shared = useSharedLook(subject);
  const { look, mixed } = shared;
  const constant = subject.layer?.style;
  const label = constant?.label ?? (mixed.has("label") ? "" : (look.label ?? ""));
  return (
    <div className="hand-form">
      <ColorField
        label={words.color}
        value={constant?.color ?? (mixed.has("color") ? null : (look.color ?? null))}
        {...styler.field("color")}
      />
      {subject.target === "nodes" ? (
        <NodeFields shared={shared} styler={styler} />
      ) : (
        <EdgeFields shared={shared} styler={styler} />
      )}
      <SliderField
        label={words.opacity}
        unit="%"
        value={(look.opacity ?? 1) * 100}
        least={0}
        most={100}
        step={5}
        {...(mixed.has("opacity") && { note: words.mixed })}
        onTry={(percent) => styler.tryStyle(percent === null ? null : { opacity: percent / 100 })}
        onSet={(percent) => styler.setStyle({ opacity: percent / 100 })}
      />
      <LabelField value={label} target={subject.target} {...styler.field("label")} />
      <LetteringFields shared={shared} styler={styler} hasPlace={subject.target === "nodes"} />
    </div>
  );
}

interface FieldsProps {
  readonly shared: SharedLook;
  readonly styler: Styler;
}

function NodeFields({ shared: { look, mixed }, styler }: FieldsProps) {
  const words = useAllWords("style");
  return (
    <>
      <SliderField
        label={words.size}
        unit="px"
        value={look.size ?? 16}
        least={4}
        most={80}
        {...(mixed.has("size") && { note: words.mixed })}
        {...styler.field("size")}
      />
      <ShapeField value={mixed.has("shape") ? undefined : look.shape} {...styler.field("shape")} />
      <MoreFields title={words.icon}>
        <IconField value={mixed.has("icon") ? undefined : (look.icon ?? "none")} {...styler.field("icon")} />
      </MoreFields>
      <BorderFields shared={{ look, mixed }} styler={styler} />
    </>
  );
}

const lineStyles: readonly LineStyle[] = ["solid", "dashed", "dotted"];

function EdgeFields({ shared: { look, mixed }, styler }: FieldsProps) {
  const words = useAllWords("style");
  return (
    <>
      <SliderField
        label={words.width}
        unit="px"
        value={look.width ?? 1.5}
        least={0.5}
        most={12}
        step={0.5}
        {...(mixed.has("width") && { note: words.mixed })}
        {...styler.field("width")}
      />
      <Segments
        label={words.lineStyle}
        value={mixed.has("lineStyle") ? "" : (look.lineStyle ?? "solid")}
        options={lineStyles.map((line) => ({ id: line, title: words.lines[line] }))}
        onChange={(lineStyle) => lineStyle !== "" && void styler.setStyle({ lineStyle })}
      />
      <Select
        label={words.arrow}
        value={mixed.has("arrow") ? "" : (look.arrow ?? (look.directed ? "triangle" : "none"))}
        options={[
          ...(mixed.has("arrow") ? [{ id: "" as const, title: words.mixed }] : []),
          ...arrowShapes.map((id) => ({ id, title: words.arrows[id] })),
        ]}
        onChange={(arrow) => arrow !== "" && void styler.setStyle({ arrow })}
      />
      <Segments
        label={words.curve}
        value={mixed.has("curve") ? "" : (look.curve ?? "straight")}
        options={edgeCurves.map((curve) => ({ id: curve, title: words.curves[curve] }))}
        onChange={(curve) => curve !== "" && void styler.setStyle({ curve })}
      />
    </>
  );
}

/** The border of nodes. */
function BorderFields({ shared: { look, mixed }, styler }: FieldsProps) {
  const words = useAllWords("style");
  return (
    <MoreFields title={words.border}>
      <SliderField
        label={words.borderWidth}
        unit="px"
        value={look.borderWidth ?? 2}
        least={0}
        most={12}
        step={0.5}
        {...(mixed.has("borderWidth") && { note: words.mixed })}
        {...styler.field("borderWidth")}
      />
      <ColorField
        label={words.borderColor}
        value={mixed.has("borderColor") ? null : look.borderColor}
        {...styler.field("borderColor")}
      />
    </MoreFields>
  );
}

interface LetteringFieldsProps extends FieldsProps {
  /** Only the label of a node has a place of its own. */
  readonly hasPlace: boolean;
}

/** How labels are written: their size, colour and place. */
function LetteringFields({ shared: { look, mixed }, styler, hasPlace }: LetteringFieldsProps) {
  const words = useAllWords("style");
  return (
    <MoreFields title={words.lettering}>
      <SliderField
        label={words.labelSize}
        unit="px"
        value={look.labelSize ?? 12}
        least={6}
        most={48}
        {...(mixed.has("labelSize") && { note: words.mixed })}
        {...styler.field("labelSize")}
      />
      {hasPlace && (
        <Select
          label={words.labelPlace}
          value={mixed.has("labelPlace") ? "" : (look.labelPlace ?? "")}
          options={[
            { id: "" as const, title: mixed.has("labelPlace") ? words.mixed : words.automatic, isOff: true },
            ...labelPlaces.map((id) => ({ id, title: words.labelPlaces[id] })),
          ]}
          onChange={(labelPlace) => labelPlace !== "" && void styler.setStyle({ labelPlace })}
        />
      )}
      <ColorField
        label={words.labelColor}
        value={mixed.has("labelColor") ? null : look.labelColor}
        {...styler.field("labelColor")}
      />
    </MoreFields>
  );
}

interface IconFieldProps {
  /** Undefined: several. */
  readonly value: NodeIcon | undefined;
  onTry(icon: NodeIcon | null): void;
  onSet(icon: NodeIcon): void;
}

/** The signs that ship with the page, and none. */
function IconField({ value, onTry, onSet }: IconFieldProps) {
  const words = useAllWords("style");
  return (
    <fieldset>
      <legend className="sr">{words.icon}</legend>
      <div className="shapes">
        {nodeIcons.map((icon) => (
          <button
            key={icon}
            type="button"
            className="shape lit"
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
