/** How answers begin that the next message does not lean on: what was understood before them still stands. */
export const lostLeads = {
  en: "This was not understood",
  de: "Das wurde nicht verstanden",
  es: "No lo he entendido",
  fr: "Cela n'a pas été compris",
  zh: "没有理解这句话",
  ja: "これはわかりませんでした",
} as const;

export const basisLeads = {
  en: "It comes from the graph itself, nothing is guessed",
  de: "Es kommt aus dem Graphen selbst, nichts ist geraten",
  es: "Sale del propio grafo, nada es una suposición",
  fr: "Cela vient du graphe lui-même, rien n'est deviné",
  zh: "这来自图本身，没有猜测",
  ja: "グラフそのものから答えていて、推測はありません",
} as const;

export function isAsideText(answer: string): boolean {
  return isLost(answer) || Object.values(basisLeads).some((lead) => answer.startsWith(lead));
}

/** The message before was not understood, whatever its language. */
export function isLost(answer: string): boolean {
  return Object.values(lostLeads).some((lead) => answer.startsWith(lead));
}
