import { oneLine } from "@/lib/text/lines";
import { plainText } from "./plain-text";
import { withoutBeingLost } from "./without-being-lost";

const question = new RegExp(
  oneLine`
    [?？¿]|\b(did you mean|do you mean|which (?:one|of)|please (?:say|tell|name|choose|pick|specify)
    |tell me (?:which|what|how)|meinst du|meinen sie|bitte|welche[nrms]?|¿|quieres decir|voulez-vous|veux-tu|lequel
    |laquelle)\b|哪|吗|请|どの|どれ|ますか
  `,
  "iu",
);

const refusal = new RegExp(
  oneLine`
    \b(can(?:no|')t|cannot|could ?n[o']t|unable|not able|won't|will not|do(?:es)? not|do(?:es)?n't|did ?n[o']t
    |is ?n[o']t|are ?n[o']t|no|not|none|nothing|nobody|unknown|without|impossible|missing|lacks?|0(?![.,]\d))\b
    |\b(kein\w*|nicht|nichts|unbekannt|unmöglich|no (?:hay|existe|puedo|tiene|encuentro|encontr\w+)|ning[uú]n\w*|nada
    |aucune?|ne|n'\w+|pas|rien|impossible|introuvable)\b|没有|沒有|不|无法|找不到|ません|ない
  `,
  "iu",
);

export function isQuestion(answer: string): boolean {
  return question.test(plainText(answer));
}

/** Says that it cannot be done, or that there is no such thing. That the words were not understood is neither. */
export function isRefusal(answer: string): boolean {
  return refusal.test(withoutBeingLost(answer));
}
