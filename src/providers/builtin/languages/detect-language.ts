import { oneLine, wordLines } from "@/lib/text/lines";
import { folder } from "./fold";
import type { ForeignLanguage } from "./language-types";

/**
 * The language of a message, null for English. Small words decide, since names and values of the graph are in any
 * language: at least two of another language, and more than of English; one that only that language has is enough. A few words that
 * tell nothing are in the language of the message `before`.
 */
export function detectLanguage(message: string, before: ForeignLanguage | null = null): ForeignLanguage | null {
  const text = message
    .slice(0, 600)
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<!\p{L})w\/o?(?!\p{L})/gu, " with ");
  if (/[\u3041-\u30ff]/u.test(text)) return "ja";
  const words = [...new Set(text.match(/\p{L}+/gu))];
  const english = words.filter((word) => englishWords.has(word)).length;
  const ofHan = languageOfHan(text, before, english > 0);
  if (ofHan !== null) return ofHan;
  const best = likeliest(text, words, english > 0);
  if (best.points > Math.max(1, 2 * english)) return best.language;
  if (english > 0 || words.length >= 8) return null;
  return before ?? (words.length > 2 ? telling(words) : null);
}

/** Han characters beside English words are names, unless they hold a verb or a question. */
function languageOfHan(text: string, before: ForeignLanguage | null, hasEnglish: boolean): "zh" | "ja" | null {
  const isAll = /\p{Script=Han}/u.test(text) && !hasEnglish;
  if (isAll && before === "ja") return "ja";
  return isAll || chineseWords.test(text) ? "zh" : null;
}

/** One small word is enough where none is English and it is in no other language's names. */
function telling(words: readonly string[]): European | null {
  return europeans.find((language) => words.some((word) => small[language].has(word))) ?? null;
}

function likeliest(
  text: string,
  words: readonly string[],
  hasEnglish: boolean,
): { readonly language: European; readonly points: number } {
  // Names of any country have umlauts.
  const isMarked = (language: European): boolean => marks[language].test(text) && !(language === "de" && hasEnglish);
  return europeans
    .map((language) => {
      const folded = words.map(folds[language]);
      const score = (list: ReadonlySet<string>): number => folded.filter((word) => list.has(word)).length;
      const verbs = folded.filter((word) => commandWords[language].test(word) && !certain[language].has(word)).length;
      const points = score(common[language]) + 3 * (score(certain[language]) + verbs);
      return { language, points: points + (isMarked(language) ? markPoints[language] : 0) };
    })
    .reduce((best, one) => (one.points > best.points ? one : best));
}

/** Han characters of verbs and question words; a Chinese name alone is no Chinese message. */
const chineseWords = /[把给让将请显示隐藏选择查找删除添加多少哪谁什么几吗呢的是有没按撤销连接]|颜色|布局|平均|最|邻居/u;

const europeans = ["de", "es", "fr"] as const;
type European = (typeof europeans)[number];

const folds = { de: folder("de"), es: folder("es"), fr: folder("fr") } as const;

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const foldedSet = (language: European, words: string): ReadonlySet<string> =>
  new Set(words.split(" ").map(folds[language]));

const englishWords = set(
  wordLines`
    the of and to is are who what which how many much does do did make show find all with from by that me please it
    them those not no only color colour blue red green select hide delete add than more less between there have has
    where when why should can nodes edges node edge graph path change name named called an s
  `,
);

const common: Readonly<Record<European, ReadonlySet<string>>> = {
  de: foldedSet(
    "de",
    wordLines`
      der die das den dem ein eine einen von mit und ist sind wer was wie aus nur auf zu bei nach über unter im am
      hat haben es sie ihn ihnen alle in für mir mich dann noch mehr rot blau kreis rang
    `,
  ),
  es: foldedSet(
    "es",
    wordLines`
      el la los las un una de del y es son que con en por a al para sus su lo se me muy más menos rojo verde azul
      solo sin sobre entre todos todas o e
    `,
  ),
  fr: foldedSet(
    "fr",
    wordLines`
      le la les un une de du des et est sont qui que à avec en par au aux pour sur dans ou on plus moins bleu vert
      rouge tous toutes sans entre ne pas me moi d l qu
    `,
  ),
};

/** Words that are hardly in a message of another language. */
const certain: Readonly<Record<European, ReadonlySet<string>>> = {
  de: foldedSet(
    "de",
    wordLines`
      wer wie wann wovon wieso warum wohnt wohnen heißt unterrichtet besten beste schlechteste durchschnittliches
      älteste jüngste größte kleinste höchstes gesamt kannst färben ordne zeichne rechne berechne stelle stell
      sortiere hervor nochmal wieder doch davon deren dessen älterer kleinere größere welche welcher welches welchen
      wieviele viele wem wen wessen gehört zeige zeig finde färbe färb lösche verstecke blende wähle markiere mach
      mache ändere setze füge entferne benenne nichts keine keinen nicht größer kleiner kürzeste kürzesten verbunden
      nachbarn knoten kanten arbeitet arbeiten rückgängig gibt alle alles bitte zwischen älter jünger höchste
      niedrigste durchschnittliche gruppiere ordne zähle zähl sag sage nenne nenn liste hebe verbinde umbenenne
      benenne sollen sollte sollten soll wir dich dir können könnten könntest kann würden würdest möchte welch einmal
      hier dort heißen wohnst kennt verdient leute größten ältesten jüngsten insgesamt auf zusammen aller wieviel
      außer noch auch andere anderen übrigen davon daraus dieser dieses jenen jede jeder hallo danke tschüss stimmt
      genau lieber stattdessen warum
    `,
  ),
  es: foldedSet(
    "es",
    wordLines`
      deshacer rehacer deshaz rehaz ocultar mostrar enseña lista ordena organiza otra vez nuevo quita agranda haz
      dónde quien cuales resaltar conectadas años edad promedio también tampoco cuántos cuántas cuánto cuánta cuantos
      cuantas quién quiénes cuál cuáles qué dónde muestra muéstrame mostrar busca encuentra colorea pinta pon ponlos
      selecciona oculta esconde elimina borra borres añade agrega cambia quita haz deshaz nodos aristas gatos vecinos
      camino corto conectados conectado conecta mayores tienen tiene hay está están cuenta nombra lista conecta
      renombra resalta compara dime dame debería debo puedo puedes podés podrías quiero quisiera necesito cuáles
      ahora entonces mejor peor hola gracias además esos esas estos estas aquellos alguno algunos ninguno nadie cada
      gente vive viven trabaja trabajan gana ganan todas después antes desde hasta demás otros otras resto igual
    `,
  ),
  fr: foldedSet(
    "fr",
    wordLines`
      quoi cette qui annuler rétablir dispose organise agrandis réduis agrandir lesquels quels moyenne moyen aussi
      encore uniquement seulement où dont laquelle combien quel quelle quels quelles lequel laquelle lesquels montre
      affiche trouve cherche colorie colore mets sélectionne selectionne cache masque supprime efface ajoute change
      renomme rends annule voisins chemin noeuds nœuds arêtes liens relie reliés connectés est-ce n'est-ce dirige
      donne dis compte compter liste nomme relie colorier peins enlève retire cherche voisin dois devrais peux peut
      pouvez pourrais veux voudrais faut combien ceux celles celui celle cet cette ces leur leurs maintenant ensuite
      autres autre reste bonjour salut merci vit habite habitent vivent travaille travaillent gagne mange sauf tout
      toute quelqu sinon plutôt totale zoome zoomer pourquoi comment ils elles nous vous tu
    `,
  ),
};

const small: Readonly<Record<European, ReadonlySet<string>>> = {
  de: foldedSet(
    "de",
    "der das dem außer einfärben und ist aus nur über zwischen nach lösch färb wähl durchschnittsalter ich",
  ),
  es: foldedSet("es", "los las que por para con quiero"),
  fr: foldedSet("fr", "les est sont avec pour dans je"),
};

/** Verbs of commands and endings of words that no English word has, without accents. */
const commandWords: Readonly<Record<European, RegExp>> = {
  de: new RegExp(
    oneLine`
      ^(?:(?:ein|an)?(?:ge)?faerb(?:e|st|t|en)?|(?:loesch|entfern|zeig|versteck|waehl|zaehl|fueg|gruppier|sortier
      |vergroesser|verkleiner|verbind|benenn|ordn|aender)(?:e|st|t|et|en|n)?
      |(?:ein|aus|an|hervor|um|hinzu)(?:zu)?(?:faerben|blenden|waehlen|zeigen|ordnen|heben|benennen|fuegen)
      |\p{L}{4,}(?:ieren|iert|lichen?|ungen|keit|schaft))$
    `,
    "u",
  ),
  es: new RegExp(
    oneLine`
      ^(?:(?:muestr|mostr|ensen|ocult|escond|borr|elimin|quit|pint|colore|seleccion|agrup|orden|organiz|busc|encuentr
      |encontr|agreg|anad|conect|renombr|cambi|resalt|cuent|agrand|reduc)
      (?:a|e|o|ar|er|ir|en|an|as|ad|ame|eme|alo|ala|alos|alas|elo|ela|elos|elas|arlo|arlos|arlas|arme|amelo|ameles
      |ando)|(?:pon|haz|hace|dej|dime|des?ha[zc]e?)(?:a|e|me|lo|la|los|las|melo|melos)?|\p{L}{3,}(?:cion|ciones))$
    `,
    "u",
  ),
  fr: new RegExp(
    oneLine`
      ^(?:(?:affich|montr|masqu|supprim|enlev|colori|selectionn|regroup|cherch|trouv|ajout|renomm|agrandi|reduis
      |surlign)(?:e|es|er|ez|s|ssez)|(?:cach|effac|retir|color|tri|chang|modifi|annul|compt|reli|class)(?:er|ez)
      |(?:mets|mettez|mettre|fais|faites|rends|rendez)|\p{L}{4,}(?:eux|euse))$
    `,
    "u",
  ),
};

const marks: Readonly<Record<European, RegExp>> = {
  es: /[¿¡ñ]/u,
  de: /[äöüß]/u,
  fr: /[àçêèœ]|(?:^|\s)(?:qu|l|d|n|c|j|s)['’]\p{L}|«/u,
};

/** Umlauts are in Spanish too. */
const markPoints: Readonly<Record<European, number>> = { de: 1, es: 2, fr: 2 };
