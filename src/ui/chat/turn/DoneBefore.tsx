import type { ChatTurn } from "@/store/chat/chat-types";
import { stepTitle } from "../../sentences/step-title";
import { useWords } from "../../use-stores";
import { useTitles } from "./use-titles";

/** What had been done when it failed: the sentence of the failure does not tell. */
export function DoneBefore({ turn }: { readonly turn: ChatTurn }) {
  const words = useWords();
  const titleOf = useTitles();
  const done = turn.steps.filter(({ state }) => state === "done");
  return (
    <div className="note">
      <span>
        {words.chat.doneBefore} {done.map((step) => stepTitle(step, titleOf(step.name), words)).join(" · ")}
      </span>
    </div>
  );
}
