import type { Services } from "../services";

/** A long conversation draws its older turns in steps. */
const mostSteps = 150;
const stepMs = 40;

/** Closes the dialog, opens the conversation and puts the focus on the message. */
export function goToTurn({ chat, view }: Services, turn: string): void {
  const other = chat.list.getState().chats.find(({ turns }) => turns.some(({ id }) => id === turn));
  if (other) chat.open(other.id);
  view.change({ dialog: null, tab: "chat", isChatListOpen: false });
  view.changePanels({ isDockOpen: true });
  seek(turn, mostSteps);
}

/** The dialog gives the focus back first, and the conversation is drawn by then. */
function seek(turn: string, left: number): void {
  if (left === 0) return;
  setTimeout(() => {
    const element = document.getElementById(`turn-${turn}`);
    if (element && !document.querySelector("dialog[open]")) {
      element.focus();
      return;
    }
    if (!element) document.querySelector<HTMLButtonElement>("button.earlier")?.click();
    seek(turn, left - 1);
  }, stepMs);
}
