import { Check, Square, TriangleAlert } from "lucide-react";
import type { StatusTone } from "@/store/chat/status-line";

/** The sign before a status line. */
export function ToneSign({ tone }: { readonly tone: StatusTone }) {
  switch (tone) {
    case "live":
      return <i className="dot live accent" aria-hidden="true" />;
    case "wait":
      return <i className="dot live warn" aria-hidden="true" />;
    case "done":
      return <Check className="ok" size={14} strokeWidth={1.75} aria-hidden="true" />;
    case "stopped":
      return <Square size={12} fill="currentColor" strokeWidth={0} aria-hidden="true" />;
    case "failed":
      return <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />;
  }
}
