import { ListTree } from "lucide-react";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import type { Recording } from "./replay-service";

/** From a recording to what was sent and what came in it. */
export function LookInside({ recording: { name, file } }: { readonly recording: Recording }) {
  const { view } = useServices();
  const words = useWords("chat");
  const look = () => view.change({ dialog: "trace", traced: { kind: "file", name, messages: file.messages } });
  return (
    <button type="button" className="btn slim" onClick={look}>
      <ListTree size={14} strokeWidth={1.75} aria-hidden="true" />
      {words.whatHappened}
    </button>
  );
}
