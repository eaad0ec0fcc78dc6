import { ShieldCheck, X } from "lucide-react";
import { useServices } from "../../services";
import { useChat, useWords } from "../../use-stores";
import { useTitles } from "../turn/use-titles";

/** The commands that run in this chat without a question, each with the way to take that back. */
export function AllowedCommands() {
  const { chat } = useServices();
  const words = useWords();
  const titleOf = useTitles();
  const allowed = useChat((state) => state.allowed);
  if (allowed.length === 0) return null;
  return (
    <section className="menu-group" aria-label={words.chat.allowedTitle}>
      <h3>{words.chat.allowedTitle}</h3>
      <ul>
        {allowed.map((name) => {
          const title = words.steps.title(name, titleOf(name));
          return (
            <li key={name} className="allowed-row">
              <ShieldCheck size={14} strokeWidth={1.75} aria-hidden="true" />
              <span>{title}</span>
              <button
                type="button"
                className="icon-btn slim"
                aria-label={words.chat.revoke(title)}
                title={words.chat.revoke(title)}
                onClick={() => chat.revoke(name)}
              >
                <X size={14} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
