import { X } from "lucide-react";
import { useEffect, useState } from "react";
import type { Toast } from "@/store/view/view-store";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useView, useWords } from "../use-stores";

/** How long it stands; longer while the pointer or the focus is on it. */
const standsMs = 6000;

/** What was just done, with the way back; one at a time. */
export function ToastBar() {
  const toast = useView((state) => state.toast);
  return (
    <div className="notices-part" aria-live="polite">
      {toast !== null && <OneToast key={toast.text} toast={toast} />}
    </div>
  );
}

function OneToast({ toast }: { readonly toast: Toast }) {
  const { view } = useServices();
  const words = useWords("frame");
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => view.change({ toast: null }), standsMs);
    return () => clearTimeout(timer);
  }, [isHeld, view]);
  const close = () => view.change({ toast: null });
  const act = () => {
    close();
    toast.action?.run();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps its time while it is looked at.
    <div
      className="float toast"
      // A pointer that only rests where it appears does not look at it.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <button type="button" className="btn slim" onClick={act}>
          {toast.action.title}
        </button>
      )}
      <IconButton icon={X} iconSize={14} className="slim" label={words.close} onClick={close} />
    </div>
  );
}
