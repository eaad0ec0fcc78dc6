import { arrowShapes, edgeCurves, type LineStyle } from "@/graph/styles/style-types";
import { Segments } from "../parts/Segments";
import { Select } from "../parts/Select";
import { SliderField } from "../parts/SliderField";
import { useAllWords } from "../use-all-words";
import { BorderFields } from "./fields/BorderFields";
import { ColorField } from "./fields/ColorField";
import { IconField } from "./fields/IconField";
import { LabelField } from "./fields/LabelField";
import { LetteringFields } from "./fields/LetteringFields";
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
        onTry={(color) => styler.tryStyle(color === null ? null : { color })}
        onSet={(color) => void styler.setStyle({ color })}
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
      <LabelField
        value={label}
        target={subject.target}
        onTry={(template) => styler.tryStyle(template === null ? null : { label: template })}
        onSet={(template) => void styler.setStyle({ label: template })}
      />
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
        onTry={(size) => styler.tryStyle(size === null ? null : { size })}
        onSet={(size) => styler.setStyle({ size })}
      />
      <ShapeField
        value={mixed.has("shape") ? undefined : look.shape}
        onTry={(shape) => styler.tryStyle(shape === null ? null : { shape })}
        onSet={(shape) => void styler.setStyle({ shape })}
      />
      <MoreFields title={words.icon}>
        <IconField
          value={mixed.has("icon") ? undefined : (look.icon ?? "none")}
          onTry={(icon) => styler.tryStyle(icon === null ? null : { icon })}
          onSet={(icon) => void styler.setStyle({ icon })}
        />
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
        onTry={(width) => styler.tryStyle(width === null ? null : { width })}
        onSet={(width) => styler.setStyle({ width })}
      />
      <Segments
        label={words.lineStyle}
        value={mixed.has("lineStyle") ? "" : (look.lineStyle ?? "solid")}
        options={lineStyles.map((line) => ({ id: line, title: words.lines[line] }))}
        onChange={(line) => {
          const lineStyle = lineStyles.find((one) => one === line);
          if (lineStyle) void styler.setStyle({ lineStyle });
        }}
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
        onChange={(wanted) => {
          const curve = edgeCurves.find((one) => one === wanted);
          if (curve) void styler.setStyle({ curve });
        }}
      />
    </>
  );
}
