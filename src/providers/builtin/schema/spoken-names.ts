import { wordsOfName } from "../text/tokens";

/**
 * What attributes are called in German, Spanish, French, Italian, Dutch, Chinese and Japanese, under what they are in English. Only
 * words that mean nothing else in English, so that no English name is taken for another.
 */
const rows: readonly string[] = [
  "age|alter|lebensalter|edad|âge|età|leeftijd|年龄|年齡|岁数|年齢|歳",
  "salary|gehalt|lohn|einkommen|verdienst|salario|sueldo|ingresos|salaire|revenu|stipendio|工资|薪水|薪资|收入|給料|給与|年収|収入",
  "price|preis|kosten|precio|coste|costo|prix|coût|prezzo|prijs|价格|价钱|成本|価格|値段|費用|料金",
  "fee price|beitrag|gebühr|mitgliedsbeitrag|cuota|tarifa|cotisation|tarif|会费|费用|会費",
  "weight|gewicht|peso|poids|重量|体重|重さ",
  "height|höhe|körpergröße|altura|estatura|hauteur|altezza|hoogte|高度|身高|高さ|身長|标高|標高",
  "size|größe|grösse|tamaño|taille|dimensione|大小|尺寸|大きさ|サイズ",
  "length|länge|longitud|longueur|lunghezza|lengte|长度|長さ|全长|全長",
  "depth|tiefe|tiefgang|profundidad|calado|profondeur|深度|深さ|吃水",
  "width|breite|anchura|ancho|largeur|宽度|幅",
  "distance|entfernung|abstand|distanz|distancia|distanza|afstand|距离|距離",
  "duration|dauer|fahrzeit|duración|durée|durata|duur|时长|時間|所要時間",
  "days|tage|días|jours|giorni|天数|日数",
  "hours|stunden|wochenstunden|horas|heures|小时|工时|労働時間",
  "minutes|minuten|minutos|分钟|分数",
  "year|jahr|baujahr|año|année|anno|jaar|年份|年度",
  "date|datum|fecha|日期|日付",
  "birth year|geburtsjahr|nacimiento|naissance|出生年|出生年份|生年",
  "born|geboren|geburtstag|geburtsdatum|nacido|né|出生|生年月日|誕生日",
  "founded year|gegründet|gründung|gründungsjahr|fundado|fundación|fondé|fondation|成立|成立年份|创立|設立|設立年|創業|創業年",
  "opened year|eröffnet|eröffnung|inauguración|ouverture|开业|开通|開業|開業年",
  "joined|eintritt|eintrittsjahr|beitritt|ingreso|adhésion|entrée|加入|入会|入会年|入職|入社|入社年",
  "published year|erschienen|veröffentlicht|publicado|estreno|publié|parution|出版|出版年|発行年|公開年",
  "population|einwohner|einwohnerzahl|bevölkerung|población|habitantes|habitants|popolazione|人口",
  "area|fläche|superficie|面积|面積",
  "capacity|kapazität|leistung|capacidad|capacité|capacità|容量|产能|定員|収容人数",
  "seats|plätze|sitze|sitzplätze|plazas|asientos|座位|座席|席数",
  "speed|geschwindigkeit|velocidad|vitesse|velocità|snelheid|速度|速さ",
  "city|stadt|wohnort|ort|ciudad|ville|città|stad|plaats|城市|都市|市",
  "country|staat|herkunftsland|país|nazione|国家|国籍|国",
  "region|gebiet|bundesland|región|région|regione|地区|地域|地方",
  "address|adresse|anschrift|dirección|indirizzo|地址|住所",
  "birthplace|geburtsort|出生地|出身地|出身",
  "department|abteilung|departamento|département|dipartimento|afdeling|部门|部門|部署",
  "job role|beruf|stelle|funktion|rolle|profesión|oficio|puesto|métier|poste|职业|职位|角色|職業|役職|職種",
  "status|zustand|estado|statut|état|stato|toestand|状态|狀態|状態",
  "kind|typ|sorte|tipo|clase|categoría|类型|種類|类别|分类|タイプ|分類",
  "genre|género|流派|ジャンル",
  "colour|farbe|couleur|colore|kleur|颜色|色",
  "rating score|bewertung|puntuación|valoración|évaluation|评分|評価",
  "grade score|schulnote|calificación|成绩|成績",
  "points score|punkte|punktzahl|puntos|punti|punten|积分|得分|点数|得点",
  "rank|rang|rango|classement|排名|順位",
  "budget|presupuesto|haushalt|预算|予算",
  "revenue|umsatz|facturación|营收|营业额|売上|売上高",
  "employees staff|mitarbeiter|beschäftigte|angestellte|empleados|plantilla|employés|effectif|员工|员工数|人数|従業員|従業員数|社員数",
  "language|sprache|idioma|lengua|langue|lingua|taal|语言|言語",
  "team|mannschaft|equipo|équipe|squadra|队伍|团队|チーム",
  "club|verein|俱乐部|クラブ|部活",
  "author|autor|auteur|autore|作者|著者",
  "owner|besitzer|eigentümer|dueño|propietario|propriétaire|proprietario|主人|所有者|飼い主",
  "quantity|menge|anzahl|cantidad|quantité|quantità|aantal|数量|個数",
  "stock|bestand|vorrat|existencias|库存|在庫",
  "gender|geschlecht|sexo|sexe|sesso|性别|性別",
  "profit|gewinn|beneficio|bénéfice|利润|利益",
  "strength|stärke|fuerza|forza|强度|強さ",
  "temperature|temperatur|temperatura|température|温度|气温|気温",
  "priority|priorität|prioridad|priorité|优先级|優先度",
  "relation|beziehung|verhältnis|relación|关系|関係",
  "active|aktiv|activo|actif|有効",
  "floor|stockwerk|etage|piso|étage|楼层|階",
  "visitors|besucher|visitantes|visiteurs|游客|訪問者|来場者数|入場者数",
  "tons|tonnen|toneladas|吨|吨位",
  "voltage|spannung|tensión|电压|電圧",
  "diet|ernährung|dieta|régime|食性",
  "habitat|lebensraum|hábitat|栖息地|生息地",
  "league|liga|ligue|联赛|リーグ",
];

const english = new Map(
  rows.flatMap((row) => {
    const [words = "", ...forms] = row.split("|");
    return forms.map((form): [string, string] => [form, words]);
  }),
);

/** The words of an attribute's name and, where it is in another language, what they are in English. */
export function spokenWords(name: string): readonly string[] {
  const phrase = wordsOfName(name);
  return [...phrase.split(" "), ...(englishName(phrase) ?? "").split(" ").filter((word) => word !== "")];
}

/** The same as one text, for patterns. */
export function spokenName(name: string): string {
  return spokenWords(name).join(" ");
}

/** The English words for a name of another language; null where it is none that is known. */
export function englishName(name: string): string | null {
  const phrase = wordsOfName(name);
  const whole = english.get(phrase);
  if (whole !== undefined) return whole;
  const found = phrase.split(" ").flatMap((word) => english.get(word) ?? []);
  return found.length === 0 ? null : found.join(" ");
}
