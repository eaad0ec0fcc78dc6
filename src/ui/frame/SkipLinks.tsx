import type { MouseEvent } from "react";
import { composerId, writeMessage } from "../actions/chat-actions";
import { useServices } from "../services";
import { useWords } from "../use-stores";

const canvasId = "graph";

/** The first stops of the keyboard: past the bars, to where one works. */
export function SkipLinks() {
  const services = useServices();
  const words = useWords("frame");
  const toMessage = (event: MouseEvent) => {
    event.preventDefault();
    writeMessage(services);
  };
  const toGraph = (event: MouseEvent) => {
    event.preventDefault();
    services.view.change({ isStartOpen: false });
    document.querySelector<HTMLElement>(".graph")?.focus();
  };
  return (
    <nav className="skip" aria-label={words.skip}>
      <a href={`#${composerId}`} onClick={toMessage}>
        {words.skipToMessage}
      </a>
      <a href={`#${canvasId}`} onClick={toGraph}>
        {words.skipToGraph}
      </a>
    </nav>
  );
}
