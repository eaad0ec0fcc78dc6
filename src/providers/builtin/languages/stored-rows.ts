import { oneLine } from "@/lib/text/lines";
import type { ForeignLanguage } from "./language-types";

/** The turns of phrase of a language that store what is in their group `stored`: patterns, flags "dgiu". */
export interface StoredRow {
  /** A new name stands there. */
  readonly names: readonly string[];
  /** A value of the attribute in the group `attribute`. */
  readonly values: readonly string[];
  /** The kind of a new node. */
  readonly kinds: readonly string[];
  /** A new name, where the words mean nothing else: "add labels" names none. */
  readonly fresh: readonly string[];
}

const stored = '(?<stored>[^,;"\\n]+?)';
const list = '(?<stored>[^;"\\n]+?)';
const word = "(?<stored>[\\p{L}\\p{N}_-]+)";
const attribute = "(?<attribute>[\\p{L}\\p{N}_-]+)";
const end = "(?= ?[.!?。！]* ?$|[,;，、。])";
const dense = '(?<stored>[^,，。、;"\\s][^,，。、;"的]*?)';

export const storedRows: Readonly<Record<ForeignLanguage, StoredRow>> = {
  de: {
    names: [
      `\\bbenenne? .+? in ${stored} um\\b`,
      `\\bbenenne? .+? um (?:in|zu) ${stored}${end}`,
      `\\S (?:in|zu) ${stored} umbenennen\\b`,
      `\\b(?:setze?|ändere?|stelle?) (?:den )?namen? (?:von|des|der) .+? (?:auf|in|zu) ${stored}(?= um\\b|${end})`,
      oneLine`
        \b(?:namens|genannt|mit (?:dem )?namen|mit der bezeichnung) ${stored}
        (?= (?:hinzu|ein|an|hinzufügen|erstellen|anlegen|einfügen)\b| (?:mit|zu|vom|von|in|aus) |${end})
      `,
    ],
    values: [
      oneLine`
        \b(?:setze?|ändere?|stelle?|lege?) (?:bitte )?(?:den |die |das )?
        ${attribute} (?:von|bei|des|der|für|aller?) .+? (?:auf|in|zu) ${stored}(?= um\b| fest\b|${end})
      `,
      `\\b(?:setze?|stelle?|lege?) (?:bitte )?(?:den |die |das )?${attribute} auf ${stored}(?= (?:für|bei|von) |${end})`,
      oneLine`
        ^(?:füge?|erstelle?|lege?|erzeuge?|ergänze?) .+? mit (?:dem |der )?${attribute} ${stored}
        (?= (?:hinzu|ein|an|hinzufügen|erstellen|anlegen)\b|${end})
      `,
    ],
    kinds: [
      oneLine`
        \b(?:füge?|erstelle?|lege?|erzeuge?|ergänze?) (?:bitte |mir )?eine?n? (?:neue[ns]? )?${word}
        (?= (?:namens|genannt|mit (?:dem )?namen)\b)
      `,
    ],
    fresh: [
      `^(?:bitte |dann |und )*füge? (?:bitte )?(?:(?:einen|den) (?:neuen )?knoten )?${list} hinzu\\b`,
      `\\b(?:speichere?|merke?) .+? (?:als|unter dem namen) ${list}${end}`,
    ],
  },
  es: {
    names: [
      `\\brenombr(?:a|ar|e|á) .+? (?:a|por|como|en) ${stored}${end}`,
      `\\bc[aá]mbi[aá](?:le|r|rle)? el nombre (?:a|del?)l? ?.+? (?:por|a|en) ${stored}${end}`,
      `\\b(?:llamad[oa]|nombrad[oa]|con (?:el )?nombre(?: de)?|que se llam[ae]) ${stored}(?= (?:con|conectad[oa]|en|de tipo) |${end})`,
    ],
    values: [
      oneLine`
        \b(?:cambi|pon|establec|fij|defin|actualiz|modific)(?:a|á|e|é|er|ir|ar)? (?:el |la )?
        ${attribute} (?:del?|para|a) .+? (?:a|por|en|como) ${stored}${end}
      `,
      `^(?:añad|agreg|cre|insert)(?:e|a|á|ir|ar) .+? con (?:el |la )?${attribute} ${stored}${end}`,
    ],
    kinds: [
      oneLine`
        \b(?:añad|agreg|cre|insert)(?:e|a|á|ir|ar) una? (?:nuev[oa] )?${word}
        (?= (?:nuev[oa] )?(?:llamad[oa]|con (?:el )?nombre|que se llam))
      `,
    ],
    fresh: [
      `^(?:por favor,? )?(?:añad|agreg)(?:e|a|á|ir|ar) (?:(?:un|el) (?:nuevo )?nodo )?${list}(?= al grafo|${end})`,
      `\\bguardar? .+? (?:como|con el nombre(?: de)?) ${list}${end}`,
    ],
  },
  fr: {
    names: [
      `\\b(?:renomm|rebaptis)(?:e|er|ez) .+? (?:en|comme) ${stored}${end}`,
      `\\b(?:change|modifie)(?:r|z)? le nom (?:de |du |d').+? (?:en|à|par|pour) ${stored}${end}`,
      oneLine`
        (?<!\p{L})(?:nommée?|appelée?|avec le nom|du nom de|qui s'appelle) ${stored}
        (?= (?:avec|relié|reliée|connectée?|dans|à|au|de type) |${end})
      `,
    ],
    values: [
      oneLine`
        \b(?:change|modifie|mets|mettez|passe|défini[st]|fixe|règle)(?:r|z)? (?:le |la |l')?
        ${attribute} (?:de |du |d').+? (?:à|en|par|sur) ${stored}${end}
      `,
      `^(?:ajoute|crée|insère)[rz]? .+? avec (?:le |la |l')?${attribute} ${stored}${end}`,
    ],
    kinds: [
      oneLine`
        (?<!\p{L})(?:ajoute|crée|insère)[rz]? une? (?:nouvel(?:le)? |nouveau )?${word}
        (?= (?:nommée?|appelée?|qui s'appelle|avec le nom|du nom))
      `,
    ],
    fresh: [
      `^ajoute[rz]? (?:(?:un|le) (?:nouveau )?n(?:œ|oe)ud )?${list}(?= au graphe|${end})`,
      `\\b(?:enregistre|sauvegarde)[rz]? .+? (?:comme|sous(?: le nom(?: de)?)?) ${list}${end}`,
    ],
  },
  zh: {
    names: [
      `(?:改名|重命名|更名|改名字|的(?:名字|名称)(?:改|换|设))(?:为|成|叫做|叫)${dense}${end}`,
      `(?:添加|增加|新增|新建|创建|加).*?(?:叫做|名叫|名为|名字叫|名字是|叫)${dense}(?=的|${end})`,
    ],
    values: [
      `的 ?${attribute.replace("\\p{L}", "\\p{L} ")}?(?:设为|设置为|设定为|设成|改为|改成|变为|更新为)${dense}${end}`,
    ],
    kinds: [`(?:叫做|名叫|名为|名字叫|名字是|叫)[\ue000-\uf8ff]的${dense}${end}`],
    fresh: [`^(?:请)?(?:添加|增加|新增|加上?)(?:一?个?(?:新的?)?节点)?${dense}(?=并|然后|${end})`],
  },
  ja: {
    names: [
      `(?:の(?:名前|名称|ラベル)を|を)${dense}に(?=改名|名前を?変|リネーム|名称変更)`,
      `の(?:名前|名称|ラベル)を${dense}に(?=変更|変え|して|設定|する)`,
      `(?:^|、)${dense}(?=という(?:名前の)?.+?(?:追加|作|加え|足し))`,
    ],
    values: [`の ?${attribute}を${dense}に(?=変更|変え|して|設定|する|更新)`],
    kinds: [`[\ue000-\uf8ff]という(?:名前の)?${dense}(?=を)`],
    fresh: [`^${dense}(?:という)?(?:ノード)?(?=を(?:追加|加え|足し))`],
  },
};
