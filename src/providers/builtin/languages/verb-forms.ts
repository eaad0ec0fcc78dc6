import { oneLine } from "@/lib/text/lines";

/** Forms of a verb by the rules of its language, with and without what is told of it; the infinitive is the first. */
export type VerbForms = (infinitive: string) => readonly string[];

const withEndings = (stem: string, endings: string): readonly string[] => endings.split(" ").map((end) => stem + end);

/** "färben" → färbe, färbt, gefärbt …; "einfärben" also "eingefärbt", "einzufärben". */
export const germanVerb: VerbForms = (infinitive) => {
  const { prefix, base } = separated(infinitive);
  const stem = base.replace(/(?<=[lr])n$|en$/u, "");
  const plain = [base, stem, ...withEndings(stem, "e t et st est te ten end ende enden"), ...(strongForms[base] ?? [])];
  const participles = participlesOf(base, stem).map((form) => prefix + form);
  const whole = prefix === "" ? [] : [`${prefix}zu${base}`, ...plain.map((form) => prefix + form)];
  return [infinitive, ...(prefix === "" ? plain : whole), ...participles, ...participles.flatMap(inflectedGerman)];
};

/** The part of a German verb that stands at the end, and the forms that stand for the rest. */
export function germanParts(infinitive: string): { readonly prefix: string; readonly forms: readonly string[] } {
  const { prefix, base } = separated(infinitive);
  return { prefix, forms: prefix === "" ? [] : germanVerb(base) };
}

export const inflectedGerman = (stem: string): readonly string[] => withEndings(stem, "e en er es em");

const separablePrefix = new RegExp(
  oneLine`
    ^(heraus|heran|hervor|hinzu|herunter|zusammen|zurück|rückgängig|wieder(?=her)|raus|weg|teil|aus|auf|ein|dar|mit
    |fest|durch(?=z)|ab|an|um(?=b)|zu(?=w))(?=\p{L}{4})(.+n)$
  `,
  "u",
);

function separated(infinitive: string): { readonly prefix: string; readonly base: string } {
  const found = separablePrefix.exec(infinitive);
  return { prefix: found?.[1] ?? "", base: found?.[2] ?? infinitive };
}

function participlesOf(base: string, stem: string): readonly string[] {
  if (/^(?:be|ver|er|ent|zer|ge(?!b|h)|unter|über|wider)|ieren$/u.test(base)) return [`${stem}t`];
  return [`ge${stem}t`, `ge${stem}et`, `ge${base}`];
}

/** Third person and past of the verbs whose vowel changes. */
const strongForms: Readonly<Record<string, readonly string[]>> = {
  fressen: ["frisst", "fraß"],
  essen: ["isst", "aß"],
  lesen: ["liest", "las"],
  schreiben: ["schrieb", "geschrieben", "schrieben"],
  treffen: ["trifft", "traf"],
  fahren: ["fährt", "fuhr"],
  tragen: ["trägt", "trug"],
  schlagen: ["schlägt", "schlug"],
  helfen: ["hilft", "half"],
  enthalten: ["enthält", "enthielt"],
  erhalten: ["erhält", "erhielt"],
  vertreten: ["vertritt", "vertrat"],
  empfangen: ["empfängt", "empfing"],
  backen: ["bäckt"],
  leihen: ["lieh", "geliehen", "liehen"],
  trinken: ["trank"],
  singen: ["sang", "gesungen"],
  gewinnen: ["gewann", "gewonnen"],
  verlieren: ["verlor", "verloren"],
  besitzen: ["besaß"],
  stehlen: ["stiehlt", "stahl"],
  nehmen: ["nimmt", "nimm", "genommen"],
  geben: ["gibt", "gab"],
  werfen: ["wirft", "wirf"],
  heben: ["hob", "gehoben"],
  finden: ["fand", "gefunden"],
  kennen: ["kannte"],
  mögen: ["mag", "mochte"],
  verbinden: ["verband", "verbunden"],
  sehen: ["sieht", "sieh"],
};

/** "mostrar:muestr" → muestra, mostrá, mostrad …, without accents; "poner" → pon. */
export const spanishVerb: VerbForms = (entry) => {
  const [infinitive = "", changed] = entry.split(":");
  const words = infinitive.split(" ");
  const verb = words[0] ?? "";
  const tail = words
    .slice(1)
    .map((word) => ` ${word}`)
    .join("");
  const stem = verb.slice(0, -2);
  const isFirst = verb.endsWith("ar");
  const soft = isFirst ? softened(stem) : stem;
  const plain = isFirst
    ? [...withEndings(stem, "ar a as an ad ando ado ada ados adas aron aba"), ...withEndings(soft, "e es en")]
    : withEndings(stem, `${verb.slice(-2)} e es en a as an ed id iendo ido ida idos idas io ieron`);
  const other = changed === undefined ? [] : withEndings(changed, "a as an e es en");
  const past = isFirst ? [`${stem}ó`] : [];
  return [verb, ...plain, ...past, ...other, ...(spanishOdd[verb] ?? [])].map((form) => form + tail);
};

/** "buscar" → "busque", "organizar" → "organice". */
function softened(stem: string): string {
  return stem.replace(/c$/u, "qu").replace(/g$/u, "gu").replace(/z$/u, "c");
}

const spanishOdd: Readonly<Record<string, readonly string[]>> = {
  poner: ["pon", "ponga", "pongan", "puesto"],
  hacer: ["haz", "haga", "hagan", "hecho"],
  deshacer: ["deshaz", "deshaga"],
  rehacer: ["rehaz", "rehaga"],
  disponer: ["dispón", "disponga"],
  componer: ["compuesto", "compuso"],
  escribir: ["escrito"],
  conocer: ["conozco"],
  contener: ["contiene", "contienen"],
  mantener: ["mantiene", "mantienen"],
  tener: ["tiene", "tienen"],
  jugar: ["juega", "juegan"],
  perder: ["pierde", "pierden"],
  defender: ["defiende", "defienden"],
  seguir: ["sigue", "siguen"],
  pedir: ["pide", "piden"],
  servir: ["sirve", "sirven"],
  invertir: ["invierte", "invierten"],
  querer: ["quiere", "quieren"],
  requerir: ["requiere", "requieren"],
  probar: ["prueba", "prueban"],
  volar: ["vuela", "vuelan"],
  producir: ["produzco", "produjo"],
  dirigir: ["dirija"],
  prestar: ["presta"],
  construir: ["construye", "construyen"],
  incluir: ["incluye", "incluyen"],
};

/** "cacher" → cache, cachez, caché …; irregular ones by their own list. */
export const frenchVerb: VerbForms = (infinitive) => {
  const words = infinitive.split(" ");
  const at = words[0] === "se" ? 1 : 0;
  const verb = words[at] ?? "";
  const tail = words
    .slice(at + 1)
    .map((word) => ` ${word}`)
    .join("");
  return [verb, ...formsOfFrench(verb)].map((form) => form + tail);
};

function formsOfFrench(verb: string): readonly string[] {
  const own = frenchOdd[verb];
  if (own !== undefined) return own;
  const stem = verb.slice(0, -2);
  if (verb.endsWith("ir")) return withEndings(stem, "is it issent issez ie ies i issant");
  if (verb.endsWith("re")) return [stem, ...withEndings(stem, "s t ent ez u ue us ues ant")];
  const silent = stem.replace(/y$/u, "i").replace(/l$/u, "ll");
  return [
    ...withEndings(stem, "e es ent ez é ée és ées ant a ait"),
    ...(silent === stem ? [] : withEndings(silent, "e es ent")),
  ];
}

const frenchOdd: Readonly<Record<string, readonly string[]>> = {
  mettre: ["met", "mets", "mettez", "mettent", "mis", "mise", "mises"],
  faire: ["fais", "fait", "faites", "font", "faits"],
  défaire: ["défais", "défait", "défaites"],
  refaire: ["refais", "refait", "refaites"],
  rendre: ["rends", "rend", "rendez", "rendent"],
  peindre: ["peins", "peint", "peignez", "peints", "peinte"],
  teindre: ["teins", "teint", "teignez"],
  réduire: ["réduis", "réduit", "réduisez", "réduits"],
  conduire: ["conduit", "conduisent"],
  construire: ["construit", "construisent", "construits"],
  produire: ["produit", "produisent", "produits"],
  écrire: ["écrit", "écrivent", "écrite", "écrits", "écrivait"],
  lire: ["lit", "lisent", "lisez", "lu", "lus"],
  vivre: ["vit", "vivent"],
  suivre: ["suit", "suivent"],
  boire: ["boit", "boivent"],
  connaître: ["connaît", "connaissent"],
  contenir: ["contient", "contiennent"],
  appartenir: ["appartient", "appartiennent"],
  soutenir: ["soutient", "soutiennent"],
  tenir: ["tient", "tiennent"],
  inclure: ["inclut", "incluent"],
  comprendre: ["comprend", "comprennent"],
  apprendre: ["apprend", "apprennent"],
  servir: ["sert", "servent"],
  desservir: ["dessert", "desservent"],
  courir: ["court", "courent"],
  offrir: ["offre", "offrent"],
  concevoir: ["conçoit", "conçoivent"],
  recevoir: ["reçoit", "reçoivent"],
  battre: ["bat", "battent"],
};
