import { findAction } from "../actions/all-actions";
import { shownKeys } from "../actions/key-match";
import { useServices } from "../services";
import { useWords } from "../use-stores";

/** An action as a row of a menu; where it cannot run it is off and its tooltip says why. */
export function ActionItem({ id, isDanger = false }: { readonly id: string; readonly isDanger?: boolean }) {
  const services = useServices();
  const words = useWords();
  const { icon: Icon, keys, refusal, run, title } = findAction(id);
  const why = refusal?.(services, words) ?? null;
  const [key] = keys ?? [];
  return (
    <button
      type="button"
      role="menuitem"
      className={isDanger ? "danger" : undefined}
      aria-disabled={why !== null}
      title={why ?? undefined}
      onClick={() => why === null && run(services)}
    >
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      {title(words)}
      {key !== undefined && <kbd className="push">{shownKeys(key)}</kbd>}
    </button>
  );
}
