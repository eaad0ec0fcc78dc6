import type { Words } from "../words";

export const actions: Words["actions"] = {
  fit: "Ganzen Graphen zeigen",
  toggleDock: "Chat ein- oder ausblenden",
  panel: (name) => `${name}: Bereich öffnen oder schließen`,
  toggleTable: "Tabelle zeigen, höher machen, schließen",
  resetPanels: "Bereiche zurücksetzen",
  writeMessage: "Nachricht schreiben",
  stopAnswer: "Antwort anhalten",
  newChat: "Neuer Chat",
  chatList: "Chats zu diesem Graphen",
  copyChat: "Chat als Markdown kopieren",
  retry: "Letzte Nachricht noch einmal senden",
  nothingAsked: "Noch wurde nichts gefragt.",
  stillRuns: "Eine Nachricht läuft noch.",
  nothingToUndo: "Es gibt nichts rückgängig zu machen.",
  nothingToRedo: "Es gibt nichts zu wiederholen.",
  nothingRuns: "Keine Nachricht läuft.",
};
