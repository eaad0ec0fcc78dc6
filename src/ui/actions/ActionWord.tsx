import { Button } from "../parts/Button";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { findAction } from "./feature";

/** An action as a button with its words; on narrow pages the icon alone stands. */
export function ActionWord({ id }: { readonly id: string }) {
  const services = useServices();
  const words = useWords();
  const { icon: Icon, title, run } = findAction(services, id);
  const name = title(words).replace(/…$/u, "");
  return (
    <Button className="wide-only" title={title(words)} aria-label={name} onClick={() => run(services)}>
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
      <span className="word">{name}</span>
    </Button>
  );
}
