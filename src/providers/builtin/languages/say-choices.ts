import type { ForeignLanguage } from "./language-types";

/** A message the assistant offers, and how it is said in other languages; each is read by that language's table. */
type Row = readonly [english: RegExp, said: Readonly<Record<ForeignLanguage, string>>];

const rows: readonly Row[] = [
  [
    /^how many nodes are there$/u,
    {
      de: "Wie viele Knoten gibt es?",
      es: "¿Cuántos nodos hay?",
      fr: "Combien de nœuds y a-t-il ?",
      zh: "有多少个节点？",
      ja: "ノードはいくつありますか？",
    },
  ],
  [
    /^how many (.+?) nodes are there$/u,
    {
      de: "Wie viele $1-Knoten gibt es?",
      es: "¿Cuántos nodos de $1 hay?",
      fr: "Combien de nœuds de $1 y a-t-il ?",
      zh: "有多少个$1？",
      ja: "$1はいくつありますか？",
    },
  ],
  [
    /^how many (.+?) are there$/u,
    {
      de: "Wie viele $1 gibt es?",
      es: "¿Cuántos $1 hay?",
      fr: "Combien de $1 y a-t-il ?",
      zh: "有多少个$1？",
      ja: "$1はいくつありますか？",
    },
  ],
  [
    /^make all nodes bigger$/u,
    {
      de: "Mach alle Knoten größer",
      es: "Haz todos los nodos más grandes",
      fr: "Rends tous les nœuds plus grands",
      zh: "把所有节点变大",
      ja: "すべてのノードを大きくして",
    },
  ],
  [
    /^make the (.+?) nodes blue$/u,
    {
      de: "Färbe die $1-Knoten blau",
      es: "Pinta los nodos de $1 de azul",
      fr: "Mets les nœuds de $1 en bleu",
      zh: "把$1变成蓝色",
      ja: "$1を青にして",
    },
  ],
  [
    /^make the (.+?) blue$/u,
    { de: "Färbe $1 blau", es: "Pinta $1 de azul", fr: "Mets $1 en bleu", zh: "把$1变成蓝色", ja: "$1を青にして" },
  ],
  [
    /^size the nodes by (.+)$/u,
    {
      de: "Größe nach $1",
      es: "Tamaño según $1",
      fr: "Taille selon $1",
      zh: "按$1调整大小",
      ja: "$1で大きさを変えて",
    },
  ],
  [
    /^colour the nodes by (.+)$/iu,
    {
      de: "Färbe die Knoten nach $1",
      es: "Colorea los nodos por $1",
      fr: "Colorie les nœuds par $1",
      zh: "按$1着色",
      ja: "$1で色分けして",
    },
  ],
  [
    /^Delete all (\d+) (.+)$/u,
    {
      de: "Lösche alle $2",
      es: "Borra todos los $2",
      fr: "Supprime tous les $2",
      zh: "删除所有$2",
      ja: "すべての$2を削除して",
    },
  ],
  [/^Delete (.+)$/u, { de: "Lösche $1", es: "Borra $1", fr: "Supprime $1", zh: "删除$1", ja: "$1を削除して" }],
  [
    /^I mean the one next to (.+)$/u,
    {
      de: "Ich meine den Knoten neben $1",
      es: "Me refiero al que está junto a $1",
      fr: "Je parle de celui à côté de $1",
      zh: "我是说$1旁边的那个",
      ja: "$1の隣のものです",
    },
  ],
  [
    /^I mean the (.+)$/u,
    { de: "Ich meine $1", es: "Quiero decir $1", fr: "Je veux dire $1", zh: "我是说$1", ja: "$1のことです" },
  ],
];

/** The offered message in that language; one that is made of the user's own words stays as it is. */
export function choiceIn(language: ForeignLanguage, message: string): string {
  const row = rows.find(([english]) => english.test(message));
  return row === undefined ? message : message.replace(row[0], row[1][language]);
}
