import type { PanelWords } from "../../words";

export const sharing: PanelWords["sharing"] = {
  title: "Teilen",
  lead: "Der Graph selbst steckt im Link: An keinen Server wird etwas gesendet. Wer den Link hat, hat den Graphen. Schlüssel und Chats sind nie darin.",
  what: "Was der Link enthält",
  graph: "Graph, Stile, Mengen und Filter",
  withView: "Wohin Sie schauen und was ausgewählt ist",
  withPanels: "Welche Bereiche offen sind",
  link: "Link",
  size: (characters) => `${characters} Zeichen`,
  making: "Der Link wird gemacht…",
  tooLong: (characters, most) =>
    `Dieser Graph ergibt einen Link von ${characters} Zeichen; mehr als ${most} schneiden manche Programme ab. Teilen Sie ihn als Datei.`,
  unsupported: "Dieser Browser kann keine Links machen: Ihm fehlt die Komprimierung. Teilen Sie den Graphen als Datei.",
  copy: "Link kopieren",
  copied: "Der Link ist kopiert",
  notCopied: "Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Link und kopieren Sie ihn von Hand.",
  asFile: "Als Datei speichern",
  send: "Senden…",
};
