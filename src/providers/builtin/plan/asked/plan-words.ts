import { oneLine, wordLines } from "@/lib/text/lines";

/** What a wish for a plan is made of, before what is to be planned. */
export const wishWords = {
  plans: words("plan checklist planifie planifiez planifica planifique plane planen"),
  beside: words(
    "first please can could would you i we want like need let's make me us a an the write draw up give show with start begin by",
    "create set out work of for how this that as following your here is have is short",
    wordLines`
      mach mache mir uns erst zuerst einen ein bitte erstelle erstell schreib zeig zeige gib den dafür für vorher wie
      folgt folgendes ich will möchte
    `,
    "haz hazme primero un por favor crea créame dame muéstrame escribe esto lo siguiente el quiero",
    "fais fais-moi d'abord un s'il te vous plaît crée donne-moi montre-moi écris cela ceci ce qui suit le je veux",
  ),
  /** They lead over to it. */
  joints: words("and then to now next und dann danach nun y luego entonces para ahora et puis ensuite pour maintenant"),
} as const;

/** Languages that put no space between words. */
export const unspacedWish = new RegExp(
  oneLine`
    ^\s*(?:(?:请|先|首先|帮我|给我|为我)*(?:做|制定|列|列出|写)?(?:一?个|一份|出)?(?:计划|计划书|清单)(?:一下)?
    |(?:まず|最初に|はじめに)?(?:計画|プラン)(?:を?(?:立てて|作って|見せて)?(?:ください|から|して)?)?)\s*[:：，,、。.]\s*
  `,
  "u",
);

/** What the word to go on is made of. */
export const goOnWords = {
  go: [
    ...["go on", "go ahead", "continue", "carry on", "keep going", "proceed", "resume", "finish", "do the rest"],
    ...[
      "do what is left",
      "do the remaining steps",
      "do the other steps",
      "mach weiter",
      "mache weiter",
      "weitermachen",
    ],
    ...["weiter", "fahre fort", "fahr fort", "fortfahren", "fortsetzen", "sigue", "continúa", "continua", "prosigue"],
    ...["continuar", "seguir", "continuez", "continuer", "poursuis", "poursuivez", "reprends", "reprenez"],
    ...["继续", "接着做", "接着", "続けて", "続行", "続き", "再開"],
  ],
  beside: [
    ..."with the your this that my plan checklist rest remaining other steps step of it what is left please now then and ok okay yes".split(
      " ",
    ),
    ..."mache mach mit dem den plan rest schritten schritte übrigen bitte jetzt nun dann und ja".split(" "),
    ..."con el lo la los las que falta pasos resto adelante por favor ahora sí y".split(" "),
    ..."avec le la les l reste étapes suite s'il te vous plaît maintenant oui et".split(" "),
    ...["请", "执行", "计划", "剩下的", "步骤", "完成", "吧", "做"],
    ...["計画", "プラン", "残り", "の", "を", "に", "も", "で", "して", "やって", "ください", "お願いします", "進めて"],
  ],
} as const;

/** The word to go on, as the page writes it for a hand. */
export const goOnMessages = {
  en: "Go on with the plan",
  de: "Mach mit dem Plan weiter",
  es: "Sigue con el plan",
  fr: "Continue avec le plan",
  zh: "继续执行计划",
  ja: "計画を続けてください",
} as const;

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}
