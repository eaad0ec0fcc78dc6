/** Attributes, qualities and verbs in six languages, as the nouns of vocabulary-things. */
export const qualityRows = `
age|alter/lebensalter|edad|âge|年龄/岁数|年齢/歳
salary/income/pay/wage|gehalt/gehälter/lohn/löhne/einkommen/verdienst|salario/sueldo/ingreso|salaire/revenu/paie|工资/薪水/薪资/收入|給料/給与/収入/年収
price/cost|preis/kosten|precio/coste/costo|prix/coût|价格/价钱/成本|価格/値段/費用
budget|budget/haushalt|presupuesto|budget|预算|予算
weight/mass|gewicht/masse|peso/masa|poids/masse|重量/体重/质量|重さ/体重/重量/質量
height|höhe/körpergröße|altura|hauteur|高度/身高|高さ/身長
length|länge|longitud/largo|longueur|长度|長さ
distance|entfernung/abstand/distanz|distancia|distance|距离|距離
duration/minutes|dauer/fahrzeit|duración|durée|时长/时间|時間/所要時間
hours|stunden/arbeitsstunden|horas|heures|小时|時間#2
minutes|minuten|minutos|minutes|分钟|分間
days|tage|días|jours|天|日数
size|größe|tamaño|taille|大小/尺寸|大きさ/サイズ
population|einwohner/bevölkerung/einwohnerzahl|población/habitantes|population/habitants|人口|人口
area|fläche|superficie/área|superficie/surface|面积|面積
capacity|kapazität/leistung|capacidad|capacité/puissance|容量|容量/キャパシティ
seats|plätze/plätzen/sitze/sitzplätze|plazas/asientos|places/sièges|座位/席位|席/座席/定員
speed|geschwindigkeit|velocidad|vitesse|速度|速度/速さ
latency|latenz/verzögerung|latencia|latence|延迟|レイテンシ/遅延
memory|speicher/arbeitsspeicher|memoria|mémoire|内存|メモリ/メモリー
load|auslastung/last|carga|charge|负载|負荷
stock|bestand/vorrat/lagerbestand|existencias/stock|stock|库存|在庫
quantity/amount/number|menge/stückzahl|cantidad|quantité|数量|数量/数
rating/score|bewertung/wertung/note#2|valoración/puntuación/nota#2|note#2/évaluation|评分/评级|評価/評点
grade/gpa|note#3/zensur|calificación/nota#3|note#3/moyenne#2|成绩|成績
points|punkte#2/punktzahl|puntos|points|分数/得分|得点/点数
priority|priorität|prioridad|priorité|优先级|優先度
status/state|status/zustand|estado#2|statut/état#2|状态|状態/ステータス
type/kind/category|typ/sorte/kategorie/typen|tipo/clase#2/categoría|type/genre#2/sorte/catégorie|类型/种类/类别|種類/タイプ/カテゴリ
role/job/occupation|rolle/beruf|rol/papel/profesión/ocupación|rôle/métier/profession|角色/职业/职位|役割/職業/役職
job|job/stelle|trabajo/empleo|emploi/travail|工作|仕事
genre|genre|género|genre|类型#2/流派|ジャンル
topic|thema/themen|tema|sujet/thème|主题/题目|テーマ/トピック
colour|farbe|color|couleur|颜色|色
name|name|nombre|nom|名字/名称|名前
title|titel|título|titre|标题|タイトル/題名
year|jahr|año|année/an|年份/年|年
date|datum|fecha|date|日期|日付
month|monat|mes|mois|月份/月|月
birthplace|geburtsort|lugar de nacimiento|lieu de naissance|出生地|出身地
nationality|nationalität/staatsangehörigkeit|nacionalidad|nationalité|国籍|国籍
gender/sex|geschlecht|sexo|sexe|性别|性別
breed|rasse|raza|race|品种|品種
habitat|lebensraum/habitat|hábitat|habitat|栖息地|生息地
floor|stockwerk/etage|planta#3/piso|étage|楼层|階
zone|zone|zona|zone|区/分区|ゾーン
credits|credits/leistungspunkte|créditos|crédits|学分|単位
term/semester|semester|semestre/trimestre|semestre|学期|学期
fuel|brennstoff/kraftstoff|combustible|carburant/combustible|燃料|燃料
voltage|spannung|tensión/voltaje|tension|电压|電圧
awards|auszeichnungen/preise#2|premios|récompenses/prix#2|奖项|受賞
hobby/hobbies|hobby/hobbys|afición/aficiones|loisir/passe-temps|爱好|趣味
strength|stärke|fuerza|force|强度|強さ
north|norden|norte|nord|北方/北部/北|北
south|süden|sur|sud|南方/南部/南|南
east|osten|oriente|orient|东方/东部/东|東
west|westen|oeste|ouest|西方/西部/西|西
winter|winter/wintersemester|invierno|hiver|冬季/冬天/冬|冬
summer|sommer/sommersemester|verano|été|夏季/夏天/夏|夏
spring|frühling/frühjahr|primavera|printemps|春季/春天/春|春
autumn/fall|herbst|otoño|automne|秋季/秋天/秋|秋
biology|biologie|biología|biologie|生物/生物学|生物学
physics|physik|física|physique|物理/物理学|物理/物理学
chemistry|chemie|química|chimie|化学|化学
history|geschichte|historia|histoire|历史|歴史
mathematics/maths/math|mathematik|matemáticas|mathématiques|数学|数学
married|verheiratet/verheirateten|casado/casada|marié/mariée|已婚/结婚的|既婚/結婚している
single|ledig|soltero/soltera|célibataire|单身|独身
retired|pensioniert/im ruhestand|jubilado/jubilada|retraité|退休|引退した
active|aktiv|activo/activa|actif/active|活跃|アクティブ/有効
paused|pausiert|pausado|en pause|暂停|一時停止
done/finished/completed|fertig/erledigt/abgeschlossen|terminado/hecho/completado|fini/terminé|已完成/完成|完了
open|offen|abierto|ouvert|开放|開いている
broken/down|kaputt/defekt/ausgefallen|roto/averiado/estropeado/caído/caída|cassé/panne|坏了/故障/宕机|故障/壊れた/停止している/停止して/停止
dashed|gestrichelt/gestrichelte|discontinua/rayada|pointillé/tirets|虚线|破線
dotted|gepunktet|punteada|pointillée|点线|点線
maintenance|wartung|mantenimiento|maintenance|维护|メンテナンス/保守
critical|kritisch|crítico/crítica|critique|危急/严重|重大/危篤
stable|stabil|estable|stable|稳定|安定
urgent|dringend|urgente|urgent/urgente|紧急|緊急
vaccinated|geimpft|vacunado/vacunada|vacciné/vaccinée|接种疫苗/已接种|ワクチン接種済み
endangered|bedroht/gefährdet|amenazado/en peligro|menacé/en danger|濒危|絶滅危惧
remote|remote/im homeoffice|remoto/a distancia|à distance|远程|リモート
insured|versichert|asegurado|assuré|投保|保険付き
female|weiblich|femenino|féminin|女#2|女性#2
male|männlich|masculino|masculin|男#2|男性#2
wind|wind|viento|vent|风/风能|風力
solar|solar|solar|solaire|太阳能|太陽光
coal|kohle|carbón|charbon|煤/煤炭|石炭
nuclear|nuklear/atom|nuclear|nucléaire|核/核能|原子力
built|gebaut/erbaut/errichtet|construido/construida|construit/construite|建造/建成|建設/建造
born|geboren|nacido/nacida/nació/nacieron|né/née|出生|生まれ
released|erschienen|estrenado/publicado|sorti/paru|上映/发行|公開
hired|eingestellt|contratado|embauché|雇用#2|入社
opened|eröffnet|inaugurado|inauguré|开通|開業
teaches/teach|unterrichtet/unterrichten/lehrt/lehren|enseña/enseñan/imparte|enseigne/enseignent|教/教授#2|教える/教え/教えている
takes/attends/enrolled in/studies|belegt/belegen/besucht/besuchen|toma/toman/cursa/cursan/asiste a|suit/suivent|上/选修|受講している/履修している
studies/study|studiert/studieren|estudia/estudian|étudie/étudient|学习|勉強している/専攻
advises|berät/betreut|asesora/tutoriza|conseille/encadre|指导|指導している
requires|erfordert/benötigt/braucht/setzt voraus|requiere/necesita|exige/requiert/nécessite|需要/要求|必要とする
uses|benutzt/nutzt/verwendet/benutzen|usa/usan/utiliza|utilise/utilisent|使用|使う/使用
depends on|hängt ab von/abhängig von|depende de|dépend de|依赖|依存
calls|ruft auf/ruft/aufruft|llama/llama a|appelle|调用|呼び出す/呼び出している/呼び出し
owns|besitzt/gehört|posee/tiene en propiedad|possède|拥有|所有している/飼っている
manages|leitet/führt|dirige/gestiona|dirige/gère|管理|管理している
works on|arbeitet an/arbeiten an|trabaja en/trabajan en|travaille sur/travaillent sur|参与|取り組んでいる
works in|arbeitet in/arbeiten in|trabaja para|travaille dans|在职|勤めている
treats|behandelt/behandeln|trata/tratan/atiende|traite/soigne|治疗|治療している
supplies|liefert/liefern/beliefert|suministra/provee/abastece|fournit/livre|供应|供給している
buys|kauft/kaufen|compra/compran|achète/achètent|购买|買う
sells|verkauft/verkaufen|vende/venden|vend/vendent|出售/卖|売る
writes/wrote|schrieb/schreibt/verfasst/geschrieben|escribió/escribe|écrit/écrivent|写|書いた
directed|inszeniert|dirigió|réalisé|执导|監督した
acted in|spielt mit/spielten|actuó en/actúa en|joué dans/joue dans|出演|出演した
cites|zitiert/zitieren|cita/citan|cite/citent|引用|引用している
eats|frisst/fressen|come/comen|mange/mangent|吃|食べる/食べている/食べ
knows|kennt/kennen|conoce/conocen|connaît/connaissent|认识|知っている
married to|verheiratet mit|casado con/casada con|marié à/mariée à|嫁给/结婚|結婚
follows|folgt/folgen|sigue/siguen|suit#2|关注|フォローしている
likes|mag/mögen|gusta/le gusta/les gusta|aime/aiment|喜欢|好き
lives in|wohnt in/lebt in/wohnen in/leben in|vive en/viven en|habite à/vit à/habitent à|住在/居住在|住んでいる
earns|verdient/verdienen|gana/ganan/cobra|gagne/gagnent|赚|稼ぐ/稼いでいる
costs|kostet|cuesta/cuestan|coûte/coûtent|花费|かかる
plays for|spielt für|juega en/juega para|joue pour|效力于|所属
plays|spielt|juega|joue|玩/踢|
`;
