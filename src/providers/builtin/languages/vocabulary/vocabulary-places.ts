/** Measures, states, countries and cities in six languages, as the nouns of vocabulary-things. */
export const placeRows = `
value#2|wert#2|valor|valeur|价值|値/価値
volume|volumen|volumen|volume|体积/交易量|体積/量
percentage/percent|prozent/anteil|porcentaje/por ciento|pourcentage/pour cent|百分比|割合/パーセント
rank/position|rang/platz|posición/puesto|rang/position|名次|順位
location/place/city|standort/lage|ubicación/localización/lugar|emplacement/lieu/localisation|位置/地点|場所/所在地/ロケーション
address|adresse/anschrift|dirección|adresse|地址|住所
residence/city/town|wohnort|residencia|domicile|居住地|居住地
postcode|postleitzahl|código postal|code postal|邮编|郵便番号
coast|küste|costa|côte|海岸|海岸
capital|hauptstadt/hauptstädte|capital|capitale|首都|首都
square#2|platz#2|plaza#2|place#2|广场|広場
kitchen|küche|cocina|cuisine|厨房|キッチン
hall|halle/saal/säle|sala#3|salle#2|大厅|ホール
tower|turm/türme|torre|tour|塔|塔/タワー
bus|bus/busse|autobús/autobuses|bus/autobus|公交车|バス
tram|straßenbahn|tranvía|tramway|有轨电车|路面電車
bicycle/bike|fahrrad/fahrräder|bicicleta/bici|vélo|自行车|自転車
truck|lkw/lastwagen|camión/camiones|camion|卡车|トラック
plane/airplane|flugzeug|avión/aviones|avion|飞机|飛行機
container|container|contenedor|conteneur|集装箱|コンテナ
cargo|fracht/ladung|carga#2|cargaison/fret|货物|貨物
package/parcel|paket#2/päckchen|paquete#2|colis|包裹|荷物/小包
route|route/strecke|ruta/trayecto|itinéraire/trajet|路线|ルート/経路
track|gleis|vía|voie|轨道|線路
draft/draught/depth|tiefgang|calado|tirant d'eau|吃水/吃水深度|喫水
depth|tiefe|profundidad|profondeur|深度|深さ
width|breite|anchura/ancho|largeur|宽度|幅
thickness|dicke/stärke#2|grosor|épaisseur|厚度|厚さ
diameter|durchmesser|diámetro|diamètre|直径|直径
elevation/altitude|höhenlage/meereshöhe|altitud|altitude|海拔|標高
alcohol/abv|alkohol/alkoholgehalt|alcohol/graduación|alcool/degré d'alcool|酒精/酒精度|アルコール/アルコール度数
calories|kalorien|calorías|calories|卡路里/热量|カロリー
experience|erfahrung|experiencia|expérience|经验|経験
skill|fähigkeit|habilidad|compétence|技能|スキル
department/team|bereich|área#2|secteur|科室|課
branch|filiale|sucursal|succursale|分店|支店
member|mitglied/mitglieder|miembro/socio/socia|membre/adhérent|会员|会員/メンバー
leader|anführer/leiterin#2|líder|chef#2/dirigeant|领导者|リーダー
owner|inhaber/inhaberin|dueño#2|patron#2|店主|オーナー
founder|gründer/gründerin|fundador/fundadora|fondateur|创始人|創業者
partner|partner/partnerin|socio#2/pareja|partenaire/associé|合伙人|パートナー
rival/enemy|rivale/feind|rival/enemigo|rival/ennemi|对手/敌人|ライバル/敵
group/cluster|gruppe#2/cluster|grupo#2|groupe#2/grappe|群组|グループ#2
status#2|betriebszustand|situación|situation|情况|状況
deadline/due date|frist/termin|plazo/fecha límite|échéance/délai|截止日期|締め切り/期限
start/start date|beginn|inicio|début|开始|開始
end/end date|ende|fin|fin|结束|終了
goal/target|ziel|objetivo/meta|objectif|目标|目標
tag/label|schlagwort|etiqueta|étiquette|标签|タグ
description|beschreibung|descripción|description|描述|説明
source|quelle|fuente|source|来源|出典
target|zielknoten|destino|cible|目的地|目的地
origin|herkunft|origen|origine|产地/来源地|産地/原産地
style#2|stil|estilo|style|风格|スタイル
season|saison/jahreszeit|temporada/estación#2|saison|季节|季節/シーズン
century|jahrhundert|siglo|siècle|世纪|世紀
week|woche|semana|semaine|星期|週
hour|stunde|hora|heure|小时#2|時間#3
risk|risiko/risiken|riesgo|risque|风险|リスク
success|erfolg|éxito|succès|成功|成功
health|gesundheit|salud|santé|健康|健康
religion|religion|religión|religion|宗教|宗教
party|partei|partido#2|parti|政党|政党
law|gesetz/recht|ley/derecho|loi/droit|法律|法律
war|krieg|guerra|guerre|战争|戦争
science|wissenschaft|ciencia|science|科学|科学
research|forschung|investigación|recherche|研究/研发|研究
sales|vertrieb/verkauf|ventas#2|ventes#2|销售|営業/販売
marketing|marketing|marketing/mercadotecnia|marketing|市场营销/市场|マーケティング
finance|finanzen/finanzabteilung|finanzas|finances/finance|财务|財務/経理
legal|rechtsabteilung|legal|juridique|法务|法務
engineering|technik/entwicklung|ingeniería|ingénierie|工程|エンジニアリング
support|support/kundendienst|soporte|assistance|支持|サポート
production|produktion|producción|production|生产|生産
human resources/hr|personalabteilung|recursos humanos|ressources humaines|人力资源/人事|人事
purchasing|einkauf|compras|achats|采购|購買
logistics|logistik|logística|logistique|物流|物流
high|hoch/hohe/hoher/hohen|alto#2/alta#2|haut/haute/élevé/élevée|高|高
medium|mittel|medio#2|moyen#2|中等|中程度
low|niedrig/niedrige/niedriger|bajo/baja|bas/basse/faible|低|低
up/running/online|hochgefahren/läuft/laufen/laufende/laufenden|en marcha/funcionando/encendido
  |en marche/en ligne/allumé|正常/在线/运行中/运行|稼働中/稼働している/稼働/起動中
down/offline|unten/offline/heruntergefahren|caído/caída/apagado/parado|éteint/hors ligne/arrêté/en panne|离线/停机/宕机/挂了|オフライン/ダウン/ダウンしている/落ちている
active|aktiv/aktive/laufend|activo/en curso|actif/en cours|进行中/活跃中|進行中/実施中
planned|geplant|planificado/previsto|prévu/planifié|计划中|計画中/予定
cancelled/canceled|abgesagt/storniert|cancelado|annulé|已取消|キャンセル済み/中止
delayed|verspätet|retrasado|retardé/en retard|延误|遅延
blocked|blockiert/gesperrt|bloqueado|bloqué|阻塞|ブロック中
pending|ausstehend|pendiente|en attente|待处理|保留中
available|verfügbar|disponible|disponible|可用|利用可能
inactive|inaktiv|inactivo/inactiva|inactif/inactive|不活跃|非アクティブ/無効
new|neu|nuevo/nueva|nouveau/nouvelle/nouveaux|新的|新しい
free|frei/kostenlos|libre/gratis|libre/gratuit|免费|無料
public|öffentlich|público/pública|public/publique|公共|公共
private|privat|privado/privada|privé/privée|私人|私立
full-time|vollzeit|a tiempo completo|à plein temps|全职|正社員
part-time|teilzeit|a tiempo parcial|à temps partiel|兼职|パート
male|männlich/männchen/mann#2|macho/masculino/varón|mâle/masculin|雄性/公的/男性#3|雄/オス/男性#3
female|weiblich/weibchen/frau#2|hembra/femenino|femelle/féminin|雌性/母的/女性#3|雌/メス/女性#3
adult|erwachsene/erwachsener|adulto|adulte|成年|大人/成人
pregnant|schwanger|embarazada|enceinte|怀孕|妊娠
ill/sick|krank|enfermo/enferma|malade|生病|病気の
alive|lebendig|vivo|vivant|活着|生きている
dead/deceased|tot/verstorben|muerto/fallecido|mort/décédé|已故|死亡
wild|wild|salvaje|sauvage|野生|野生
Europe|europa|europa|europe|欧洲|ヨーロッパ
Asia|asien|asia|asie|亚洲|アジア
Africa|afrika|áfrica|afrique|非洲|アフリカ
North America|nordamerika|norteamérica|amérique du nord|北美|北米
South America|südamerika|sudamérica/américa del sur|amérique du sud|南美|南米
Australia|australien|australia|australie|澳大利亚|オーストラリア
Belgium|belgien|bélgica|belgique|比利时|ベルギー
Denmark|dänemark|dinamarca|danemark|丹麦|デンマーク
Finland|finnland|finlandia|finlande|芬兰|フィンランド
Greece|griechenland|grecia|grèce|希腊|ギリシャ
Turkey|türkei|turquía|turquie|土耳其|トルコ
Russia|russland|rusia|russie|俄罗斯|ロシア
Ukraine|ukraine|ucrania|ukraine|乌克兰|ウクライナ
Ireland|irland|irlanda|irlande|爱尔兰|アイルランド
Scotland|schottland|escocia|écosse|苏格兰|スコットランド
Egypt|ägypten|egipto|égypte|埃及|エジプト
Canada|kanada|canadá|canada|加拿大|カナダ
Argentina|argentinien|argentina|argentine|阿根廷|アルゼンチン
Chile|chile|chile|chili|智利|チリ
Korea/South Korea|korea/südkorea|corea/corea del sur|corée/corée du sud|韩国|韓国
Taiwan|taiwan|taiwán|taïwan|台湾|台湾
London|london|londres|londres|伦敦|ロンドン
Paris|paris|parís|paris|巴黎|パリ
Berlin|berlin|berlín|berlin|柏林|ベルリン
Munich|münchen|múnich|munich|慕尼黑|ミュンヘン
Hamburg|hamburg|hamburgo|hambourg|汉堡|ハンブルク
Cologne|köln|colonia|cologne|科隆|ケルン
Vienna|wien|viena|vienne|维也纳|ウィーン
Zurich/Zürich|zürich|zúrich|zurich|苏黎世|チューリッヒ
Geneva|genf|ginebra|genève|日内瓦|ジュネーブ
Rome|rom|roma|rome|罗马|ローマ
Milan|mailand|milán|milan|米兰|ミラノ
Venice|venedig|venecia|venise|威尼斯|ヴェネツィア
Madrid|madrid|madrid|madrid|马德里|マドリード
Barcelona|barcelona|barcelona|barcelone|巴塞罗那|バルセロナ
Lisbon|lissabon|lisboa|lisbonne|里斯本|リスボン
Brussels|brüssel|bruselas|bruxelles|布鲁塞尔|ブリュッセル
Amsterdam|amsterdam|ámsterdam|amsterdam|阿姆斯特丹|アムステルダム
Copenhagen|kopenhagen|copenhague|copenhague|哥本哈根|コペンハーゲン
Stockholm|stockholm|estocolmo|stockholm|斯德哥尔摩|ストックホルム
Oslo|oslo|oslo|oslo|奥斯陆|オスロ
Warsaw|warschau|varsovia|varsovie|华沙|ワルシャワ
Prague|prag|praga|prague|布拉格|プラハ
Moscow|moskau|moscú|moscou|莫斯科|モスクワ
Athens|athen|atenas|athènes|雅典|アテネ
Lyon|lyon|lyon|lyon|里昂|リヨン
New York|new york|nueva york|new york|纽约|ニューヨーク
Tokyo|tokio|tokio|tokyo|东京|東京
Kyoto|kyoto|kioto|kyoto|京都|京都
Osaka|osaka|osaka|osaka|大阪|大阪
Beijing|peking|pekín|pékin|北京|北京
Shanghai|shanghai|shanghái|shanghai|上海|上海
Hong Kong|hongkong|hong kong|hong kong|香港|香港
Singapore|singapur|singapur|singapour|新加坡|シンガポール
Seoul|seoul|seúl|séoul|首尔|ソウル
Dublin|dublin|dublín|dublin|都柏林|ダブリン
Edinburgh|edinburgh|edimburgo|édimbourg|爱丁堡|エディンバラ
Sydney|sydney|sídney|sydney|悉尼|シドニー
`;
