import { MenuItem } from "../parts/Menu";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import type { Action } from "./action-types";
import { shownKeys } from "./key-match";

/** An action as a row of a menu; where it cannot run it is off and its tooltip says why. */
export function ActionRow({ action, isDanger = false }: { readonly action: Action; readonly isDanger?: boolean }) {
  const services = useServices();
  const words = useWords();
  const { icon, keys, refusal, run, title } = action;
  const why = refusal?.(services, words) ?? null;
  const [key] = keys ?? [];
  return (
    <MenuItem
      icon={icon}
      className={isDanger ? "danger" : undefined}
      disabled={why !== null}
      title={why ?? undefined}
      aria-description={why ?? undefined}
      onClick={() => run(services)}
    >
      {title(words)}
      {key !== undefined && <kbd className="push">{shownKeys(key)}</kbd>}
    </MenuItem>
  );
}
