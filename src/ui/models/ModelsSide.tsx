import { Cpu, HardDrive, Keyboard, type LucideIcon, Settings, Shield } from "lucide-react";
import type { OpenDialog } from "@/store/view/view-store";
import { useServices } from "../services";
import "./models-side.css";
import { useModelWords } from "./use-model-words";

const places = [
  { dialog: "models", icon: Cpu },
  { dialog: "settings", icon: Settings },
  { dialog: "network", icon: Shield },
  { dialog: "storage", icon: HardDrive },
  { dialog: "help", icon: Keyboard },
] as const satisfies readonly { readonly dialog: OpenDialog; readonly icon: LucideIcon }[];

/** The other places where something is set, beside the models. */
export function ModelsSide() {
  const { view } = useServices();
  const words = useModelWords();
  return (
    <nav className="models-side-list" aria-label={words.settings}>
      {places.map(({ dialog, icon: Icon }) => (
        <button
          key={dialog}
          type="button"
          aria-current={dialog === "models" ? "page" : undefined}
          onClick={() => view.change({ dialog })}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          {words.places[dialog]}
        </button>
      ))}
    </nav>
  );
}
