/** How answers begin that the next message does not lean on: what was understood before them still stands. */
export const lostLeads = {
  en: "I did not understand this",
  de: "Das habe ich nicht verstanden",
  es: "No lo he entendido",
  fr: "Je n'ai pas compris",
  zh: "我没有理解这句话",
  ja: "わかりませんでした",
} as const;

export const basisLeads = {
  en: "This comes from the graph, I guessed nothing",
  de: "Das steht so im Graphen, nichts ist geraten",
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
