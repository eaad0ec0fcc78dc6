import type { MouseEvent } from "react";
import { Button } from "../../parts/Button";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";

/** What an answer asks to choose from. Each button is a whole message and sends it. */
export function Choices({ choices }: { readonly choices: readonly string[] }) {
  const { chat } = useServices();
  const words = useWords("chat");
  const send = (event: MouseEvent<HTMLElement>, text: string) => {
    // The buttons disappear with the click: keyboard users keep the focus in the conversation.
    event.currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    void chat.send(text);
  };
  return (
    <ul className="choices" aria-label={words.choices}>
      {choices.map((choice) => (
        <li key={choice}>
          <Button className="line" onClick={(event) => send(event, choice)}>
            {choice}
          </Button>
        </li>
      ))}
    </ul>
  );
}
