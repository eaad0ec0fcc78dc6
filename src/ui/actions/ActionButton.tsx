import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useDocumentVersion } from "../use-document";
import { useWords } from "../use-stores";
import { findAction } from "./feature";
import { shownKeys } from "./key-match";

/** An action as an icon button; it tells its key, and is off where the action cannot run. */
export function ActionButton({ id, className = "" }: { readonly id: string; readonly className?: string }) {
  const services = useServices();
  const words = useWords();
  useDocumentVersion();
  const { icon, keys, refusal, run, title } = findAction(services, id);
  if (!icon) return null;
  const [key] = keys ?? [];
  return (
    <IconButton
      icon={icon}
      className={className}
      label={title(words)}
      {...(key === undefined ? {} : { keys: shownKeys(key) })}
      disabled={(refusal?.(services, words) ?? null) !== null}
      onClick={() => run(services)}
    />
  );
}
