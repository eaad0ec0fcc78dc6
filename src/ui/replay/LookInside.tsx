import { ListTree } from "lucide-react";
import { Button } from "../parts/Button";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import type { Recording } from "./replay-service";

/** From a recording to what was sent and what came in it. */
export function LookInside({ recording: { name, file } }: { readonly recording: Recording }) {
  const { view } = useServices();
  const words = useWords("chat");
  const look = () => view.change({ dialog: "trace", traced: { kind: "file", name, messages: file.messages } });
  return (
    <Button icon={ListTree} className="slim" onClick={look}>
      {words.whatHappened}
    </Button>
  );
}
