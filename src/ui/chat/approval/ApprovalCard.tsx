import { Trash2, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import type { ElementSet } from "@/graph/document/graph-types";
import type { WaitingCall } from "@/store/chat/chat-types";
import { Button } from "../../parts/Button";
import { NodeChip } from "../../parts/NodeChip";
import { useServices } from "../../services";
import { useChat, useWords } from "../../use-stores";
import { useMarks } from "../changes/use-marks";

/** Nodes named in the card; the rest are a number. */
const mostNames = 6;

/** Asks before something is lost. Focus starts on Deny; Esc denies; nothing happens by itself. */
export function ApprovalCard({ callId, name, question, marks }: WaitingCall) {
  const { chat, registry } = useServices();
  const { chat: words, titles } = useWords();
  const [titleId, textId] = [useId(), useId()];
  const deny = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => deny.current?.focus(), []);
  useMarks(marks);
  // Each step of a plan that destroys is asked for by itself.
  const isPlanned = useChat((state) => state.turns.at(-1)?.plan !== undefined);
  const hasPlan = isPlanned && registry.get(name)?.effect === "destroy";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    chat.answerApproval(callId, "deny");
  };
  const isLoss = count(marks.leaving) > 0;
  const Sign = isLoss ? Trash2 : TriangleAlert;
  return (
    <div
      className="ask-first"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={onKeyDown}
    >
      <div className="body">
        <h2 id={titleId}>
          <Sign size={16} strokeWidth={1.75} aria-hidden="true" />
          {titles.question(question, name, sizeOf(marks.leaving), count(marks.added) + count(marks.changed))}
        </h2>
        <p id={textId}>
          {isLoss && words.approvalMarks.leaving(count(marks.leaving))}
          {!isLoss && count(marks.changed) > 0 && words.approvalMarks.changed(count(marks.changed))}
          <Names elements={isLoss ? marks.leaving : marks.changed} />
          {words.approvalUndo}
        </p>
      </div>
      <div className="go">
        <Button ref={deny} className="line" onClick={() => chat.answerApproval(callId, "deny")}>
          {words.deny} <kbd>Esc</kbd>
        </Button>
        {!hasPlan && (
          <Button className="push" onClick={() => chat.answerApproval(callId, "allow-for-chat")}>
            {words.allowForChat}
          </Button>
        )}
        <button
          type="button"
          className={hasPlan ? "btn line danger push" : "btn line danger"}
          onClick={() => chat.answerApproval(callId, "allow")}
        >
          {words.allow}
        </button>
      </div>
    </div>
  );
}

function Names({ elements }: { readonly elements: ElementSet }) {
  const { nodes } = elements;
  const words = useWords("chat");
  if (nodes.length === 0) return elements.edges.length === 0 ? null : ". ";
  return (
    <>
      {": "}
      {nodes.slice(0, mostNames).map((id) => (
        <span key={id}>
          <NodeChip id={id} />{" "}
        </span>
      ))}
      {nodes.length > mostNames && words.andMore(nodes.length - mostNames)}
      {". "}
    </>
  );
}

function sizeOf({ nodes, edges }: ElementSet) {
  return { nodes: nodes.length, edges: edges.length };
}

function count({ nodes, edges }: ElementSet): number {
  return nodes.length + edges.length;
}
