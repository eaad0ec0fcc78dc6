import { useEffect, useRef, useState } from "react";
import type { GraphData } from "@/graph/change-types";
import { useServices } from "../services";
import { useSettings } from "../use-stores";
import { drawThumbnail } from "./draw-thumbnail";

/** A sample as it will look, drawn from its own positions once the page has time. */
export function SampleThumbnail({ name }: { readonly name: string }) {
  const { files } = useServices();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [graph, setGraph] = useState<GraphData | null>(null);
  const theme = useSettings((settings) => settings.theme);

  useEffect(() => {
    const stop = new AbortController();
    const load = () => void files.sampleGraph(name, stop.signal).then(setGraph, () => undefined);
    const cancel = whenIdle(load);
    return () => {
      cancel();
      stop.abort();
    };
  }, [files, name]);

  useEffect(() => {
    // A new theme has new colours, read from the page.
    void theme;
    if (canvas.current && graph) drawThumbnail(canvas.current, graph);
  }, [graph, theme]);

  return <canvas ref={canvas} className={graph ? "thumb" : "thumb waiting"} />;
}

/** The page itself comes first. Not every browser tells when it is idle. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 500);
  return () => clearTimeout(timer);
}
