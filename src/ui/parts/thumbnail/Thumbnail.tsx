import { useEffect, useRef } from "react";
import type { Sketch } from "@/graph/profile/sketch";
import { useMedia } from "../../use-media";
import { useSettings } from "../../use-stores";
import { watchSize } from "../watch-size";
import { drawThumbnail } from "./draw-thumbnail";
import "./samples.css";

/** A graph drawn small, in the colours of the theme; a quiet ground until its sketch is there. */
export function Thumbnail({ sketch }: { readonly sketch: Sketch | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useSettings((settings) => settings.theme);
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  useEffect(() => {
    // A new theme has new colours, read from the page.
    void [theme, isSystemDark];
    const element = canvas.current;
    if (!element || !sketch) return undefined;
    drawThumbnail(element, sketch);
    return watchSize([element], () => drawThumbnail(element, sketch));
  }, [sketch, theme, isSystemDark]);
  return <canvas ref={canvas} className={sketch ? "thumb" : "thumb waiting"} />;
}
