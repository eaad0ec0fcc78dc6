import type { AllWords } from "../../words";

export const sharing: AllWords["sharing"] = {
  title: "Teilen",
  lead:
    "Der Link enthält den Graphen selbst; nichts wird an einen Server gesendet. " +
    "Wer den Link hat, sieht den Graphen. Schlüssel und Chats sind nie enthalten.",
  what: "Inhalt des Links",
  graph: "Graph, Stile, Mengen und Filter",
  withView: "Ansicht und Auswahl",
  withPanels: "Offene Bereiche",
  link: "Link",
  size: (characters) => `${characters} Zeichen`,
  making: "Link wird erstellt…",
  tooLong: (characters, most) =>
    `Der Link hätte ${characters} Zeichen; manche Programme schneiden nach ${most} ab. Teilen Sie den Graphen als Datei.`,
  unsupported: "Dieser Browser kann keine Links erstellen. Teilen Sie den Graphen als Datei.",
  copy: "Link kopieren",
  copied: "Link kopiert",
  notCopied: "Der Browser hat das Kopieren blockiert. Markieren Sie den Link und kopieren Sie ihn von Hand.",
  asFile: "Als Datei speichern",
  send: "Senden…",
};
