/** Numbers, states, kinds of art and counted things in six languages, as the nouns of vocabulary-things. */
export const stateRows = `
two|zwei|dos|deux||
three|drei|tres|trois||
four|vier|cuatro|quatre||
five|fünf|cinco|cinq||
six|sechs|seis|six||
seven|sieben|siete|sept||
eight|acht|ocho|huit||
nine|neun|nueve|neuf#2||
ten|zehn|diez|dix||
twelve|zwölf|doce|douze||
twenty|zwanzig|veinte|vingt||
closed/shut|geschlossen/zu#2|cerrado/cerrada|fermé/fermée|关闭/已关闭/关门|閉まっている/閉まった/閉鎖/休業中
open/opened|geöffnet/offen|abierto/abierta|ouvert/ouverte|开放/营业/打开|開いている/営業中
failed|fehlgeschlagen/gescheitert|fallido/fallida|échoué/échouée|失败|失敗した/失敗
passed|bestanden|aprobado#2|réussi|通过|合格
approved|genehmigt/bewilligt|aprobado/aprobada|approuvé/approuvée|批准/已批准|承認済み
rejected|abgelehnt|rechazado/rechazada|rejeté/rejetée|拒绝/被拒|却下
overdue/late|überfällig|vencido/vencida/atrasado|en retard|逾期|期限切れ
on hold|zurückgestellt/angehalten|en espera|en suspens|搁置|保留
in progress|in arbeit/in bearbeitung|en progreso/en proceso|en cours#2|处理中|作業中
paid|bezahlt|pagado/pagada|payé/payée|已付/已付款|支払い済み
unpaid|unbezahlt|impagado/sin pagar|impayé/impayée|未付/未付款|未払い
sold out|ausverkauft|agotado/agotada|épuisé/épuisée|售罄|売り切れ
sold|verkauft|vendido/vendida|vendu/vendue|已售|販売済み
borrowed|ausgeliehen|prestado/prestada|emprunté/empruntée|借出|貸出中
reserved|reserviert|reservado/reservada|réservé/réservée|预订|予約済み
full|voll|lleno/llena|plein/pleine/complet|满|満席/満員
empty|leer|vacío/vacía|vide|空的/空|空の/空
senior|erfahren#2/leitend|sénior|sénior|高级/资深|シニア/上級
junior|nachwuchs|júnior|débutant|初级/年轻的|ジュニア/若手
beginner/easy|anfänger|principiante|débutant#2|初学者|初級
advanced|fortgeschritten|avanzado/avanzada|avancé/avancée|高级#2|上級#2
easy|leicht#2/einfach|fácil|facile|容易/简单|簡単な/易しい
hard/difficult|schwierig/schwer#2|difícil|difficile|困难/难|難しい
small|klein#2|pequeño#2|petit#2|小型|小型
large|groß#2|grande#2|grand#2|大型|大型
critical/severe|lebensbedrohlich/schwer krank|grave|grave|病危/病情危急/病情严重|重体/重症/危険な状態
stable|stabil#2|estable#2|stable#2|病情稳定|安定している
day|tag#2/tagschicht|día#2/diurno|jour#2|白班|日勤
night|nacht/nachtschicht|noche/nocturno|nuit|夜班/夜间|夜勤/夜間
morning|morgen/vormittag|mañana|matin|早上|朝
evening|abend|tarde/noche#2|soir|晚上|夕方
Monday|montag|lunes|lundi|星期一/周一|月曜日/月曜
Tuesday|dienstag|martes|mardi|星期二/周二|火曜日/火曜
Wednesday|mittwoch|miércoles|mercredi|星期三/周三|水曜日/水曜
Thursday|donnerstag|jueves|jeudi|星期四/周四|木曜日/木曜
Friday|freitag|viernes|vendredi|星期五/周五|金曜日/金曜
Saturday|samstag/sonnabend|sábado|samedi|星期六/周六|土曜日/土曜
Sunday|sonntag|domingo|dimanche|星期日/周日/星期天|日曜日/日曜
January|januar/jänner|enero|janvier|一月|一月
February|februar|febrero|février|二月|二月
March|märz|marzo|mars|三月|三月
April|april|abril|avril|四月|四月
May|mai|mayo|mai|五月|五月
June|juni|junio|juin|六月|六月
July|juli|julio|juillet|七月|七月
August|august|agosto|août|八月|八月
September|september|septiembre|septembre|九月|九月
October|oktober|octubre|octobre|十月|十月
November|november|noviembre|novembre|十一月|十一月
December|dezember|diciembre|décembre|十二月|十二月
drums/percussion|schlagzeug/trommel|batería/tambor|batterie/tambour|鼓/架子鼓|ドラム/太鼓
guitar|gitarre|guitarra|guitare|吉他|ギター
piano/keyboard|klavier|piano|piano|钢琴|ピアノ
violin|geige/violine|violín|violon|小提琴|バイオリン/ヴァイオリン
cello|cello|violonchelo|violoncelle|大提琴|チェロ
flute|flöte|flauta|flûte|长笛|フルート
trumpet|trompete|trompeta|trompette|小号|トランペット
saxophone|saxofon/saxophon|saxofón/saxo|saxophone|萨克斯|サックス
bass|bass|bajo#2|basse#2|贝斯|ベース
voice/vocals|gesang/stimme|voz|voix/chant|声乐|ボーカル/声
choir|chor|coro|chœur/chorale|合唱团|合唱団
orchestra|orchester|orquesta|orchestre|乐团|オーケストラ
classical|klassisch/klassik|clásico/clásica|classique|古典|クラシック
electronic|elektronisch|electrónico/electrónica|électronique|电子|エレクトロニック/電子
rock|rock|rock|rock|摇滚|ロック
jazz|jazz|jazz|jazz|爵士/爵士乐|ジャズ
comedy|komödie|comedia|comédie|喜剧|コメディ/喜劇
drama|drama|drama|drame|剧情片/戏剧|ドラマ
tragedy|tragödie|tragedia|tragédie|悲剧|悲劇
thriller|thriller/krimi|thriller/suspense|thriller|惊悚片|スリラー
crime/mystery|krimi#2|policíaco/misterio|policier#2|犯罪/悬疑|ミステリー/推理
horror|horror|terror|horreur|恐怖|ホラー
romance|liebesroman/romanze|romance/romántico|romance|爱情|恋愛/ロマンス
fantasy|fantasy|fantasía|fantastique|奇幻|ファンタジー
science fiction/sci-fi|science-fiction|ciencia ficción|science-fiction|科幻|SF/サイエンスフィクション
documentary|dokumentarfilm/doku|documental|documentaire|纪录片|ドキュメンタリー
poetry|lyrik/gedichte|poesía|poésie|诗歌|詩
novel|roman#2|novela#2|roman#2|小说#2|小説#2
play|theaterstück|obra de teatro|pièce de théâtre|话剧|戯曲
award/prize|auszeichnung/preis#2|premio|prix#2/récompense|获奖/奖项#2/奖|受賞#2/賞
sales/copies|verkaufszahlen/absatz|ventas#3/copias|ventes#3/exemplaires|销量/销售量|売上#2/販売数
pages|seiten/seitenzahl|páginas|pages|页数|ページ数
views|aufrufe|visualizaciones/vistas|vues|浏览量/观看次数|再生回数/閲覧数
followers|follower/anhänger|seguidores|abonnés/followers|粉丝/粉丝数|フォロワー数/フォロワー
downloads|downloads/herunterladungen|descargas|téléchargements|下载量/下载次数|ダウンロード数/ダウンロード
visitors|besucherzahl/besucherzahlen|visitantes#2|visiteurs#2|游客数/访客数/参观人数|来場者数/訪問者数
passengers/riders|fahrgastzahlen/passagierzahl|pasajeros#2|passagers#2|客流量/乘客数|乗客数/利用者数
citations|zitate/zitierungen/zitationen|citas|citations|引用次数/被引次数|引用数/被引用数
votes|stimmen#2|votos|votes/voix#2|票数|票/得票数
goals|tore#2|goles|buts|进球数|得点数
wins|siege|victorias|victoires|胜场|勝利数/勝ち
losses|niederlagen|derrotas|défaites|败场|敗北
beds|betten/bettenzahl|camas|lits|床位|病床/ベッド数
employees/headcount|mitarbeiterzahl|empleados#2/plantilla|effectif/effectifs|员工数/员工人数|従業員数/社員数
students/enrolment|studentenzahl/schülerzahl|alumnado|effectif#2|学生数/学生人数|学生数/生徒数
members|mitgliederzahl|miembros#2|membres#2|成员数|会員数
income|einkünfte|renta|revenus|收入#2|所得
rent|miete|alquiler|loyer|租金|家賃
wage|stundenlohn|jornal|taux horaire|时薪|時給
balance|kontostand/saldo|saldo|solde|余额|残高
discount|rabatt|descuento|remise/réduction|折扣|割引
interest|zinsen/zins|interés|intérêt|利息|利子
power/capacity|leistung#2|potencia|puissance#2|功率|出力/電力
energy|energie|energía|énergie|能量/能源|エネルギー
pressure|druck|presión|pression|压力|圧力
humidity|feuchtigkeit|humedad|humidité|湿度|湿度
rainfall|niederschlag|lluvia|pluie|降雨量|降水量
noise|lärm|ruido|bruit|噪音|騒音
traffic|verkehr|tráfico|trafic|流量/交通|交通量/トラフィック
flow|durchfluss|caudal|débit|流速|流量
connections/links|verbindungen#2|conexiones#2|connexions#2|连接数#2|接続数
strength/power|kraft/kräfte|fuerza#2/poder|force#2/puissance#3|力量/战斗力|力/パワー
health/hp|lebenspunkte|vida|vie|生命值|体力
level|stufe/level/niveau|nivel|niveau|等级/级别|レベル
difficulty|schwierigkeit/schwierigkeitsgrad|dificultad|difficulté|难度|難易度
quality|qualität|calidad|qualité|质量#2/品质|品質
importance|wichtigkeit|importancia|importance|重要性|重要度
size#2|umfang|dimensión|ampleur|规模|規模
lifespan|lebensdauer/lebenserwartung|esperanza de vida|espérance de vie|寿命|寿命
birth year/born|geburtsjahr|año de nacimiento|année de naissance|出生年份|生年
birthday/birth date|geburtstag/geburtsdatum|cumpleaños/fecha de nacimiento|anniversaire/date de naissance|生日/出生日期|誕生日/生年月日
founded/founding year|gründungsjahr/gegründet|fundado/fundada/año de fundación|fondé/fondée/année de fondation|成立年份/创立年份|創立年/設立年/設立
built|baujahr|año de construcción|année de construction|建造年份|建設年/築年
installed|installiert/eingebaut|instalado/instalada|installé/installée|安装|設置/導入
published|veröffentlicht/erschienen#2|publicado/publicada|publié/publiée/paru/parue|出版的/发表的|出版された/発表された
created|erstellt|creado/creada|créé/créée|创建时间|作成
updated|aktualisiert|actualizado#2|mis à jour|更新时间|更新
speciality/specialty|fachgebiet/fachrichtung|especialidad|spécialité|专科/专业|専門/診療科
condition|zustand#2|condición|état#3/condition|病情|容体/病状
diagnosis|diagnose|diagnóstico|diagnostic|诊断结果|診断
symptom|symptom|síntoma|symptôme|症状|症状
treatment|behandlung|tratamiento|traitement|治疗方案|治療法
shift|schicht|turno|équipe#2|班次|シフト
major/field|studienfach/fachbereich|carrera|filière|专业#2|専攻
language|muttersprache|lengua|langue maternelle|母语|母語
county/district|landkreis/bezirk|distrito/comarca|district/canton|县|郡/地区#3
dwelling/apartment|wohnung/wohnungen|apartamento/piso#2/departamento#2|appartement/logement|公寓|アパート/マンション
bench|bank#2/bänke|banco#2|banc/bancs|长椅|ベンチ
pond|teich|estanque|étang|池塘|池
lake|gewässer|laguna|lac#2|湖泊|湖沼
hill|hügel|colina|colline|小山|丘
trail/path|wanderweg/pfad#2|sendero|sentier|步道/小径|登山道/小道
zoo|zoo/tierpark|zoológico/zoo|zoo|动物园|動物園
swimming pool|schwimmbad|piscina|piscine|游泳池|プール
playground|spielplatz|parque infantil|aire de jeux|游乐场|遊び場
market|markt/märkte|mercado|marché|市场#2|市場
bakery|bäckerei|panadería|boulangerie|面包店|パン屋#2/ベーカリー
pharmacy|apotheke|farmacia|pharmacie|药店|薬局
cinema|kino|cine|cinéma|电影院|映画館
gallery|galerie|galería|galerie|画廊|美術館/ギャラリー
gate/door|tor#2/tür|puerta|porte#2|门|門/ドア
lamp/light|lampe/licht|lámpara|lampe|灯|ランプ/照明
square metre|quadratmeter|metro cuadrado|mètre carré|平方米|平方メートル
climber/mountaineer/alpinist|kletterer/bergsteiger|escalador/escaladora/montañista/alpinista|grimpeur/grimpeuse/alpiniste|登山者/攀登者|登山者/登山家
camp|camp/zeltlager/lager|campamento|camp/campement|营地|キャンプ
occupied/taken|besetzt/belegt|ocupado/ocupada|occupé/occupée|占用/已占用|使用中#2/占有
amount/value|betrag/beträge/summe|importe/monto/cantidad#2|montant|金额|金額
library|bibliothek#2|biblioteca#2|bibliothèque#2|库/程序库|ライブラリ/ライブラリー
lines|zeilen/zeilenzahl|líneas|lignes|行数/代码行数|行数
bug/issue|bug/bugs|fallo|bug/bugs/anomalie|漏洞|バグ#2
gold|gold#2|oro#2/dorado#2|or#2|金牌/黄金#2|ゴールド/金色#2
silver|silber#2|plata#2|argent#2|银牌|シルバー
bronze|bronze|bronce|bronze|铜牌|ブロンズ
elevation/altitude|seehöhe|altura#2|altitude#2/hauteur#2|海拔#2/海拔高度|標高#2/高度
goods/product|artikel#2/güter|mercancía/artículo#2|marchandise|货品|商品#2
module|modul/module|módulo#2|module#2|模块#2|モジュール#2
delivered|geliefert/zugestellt|entregado/entregada|livré/livrée|已送达/已交付|配達済み
shipped|versandt/verschickt|enviado/enviada|expédié/expédiée|已发货|発送済み
returned|zurückgegeben|devuelto/devuelta|retourné/retournée/rendu|已退回|返品済み
available/in stock|auf lager/vorrätig|en stock|en stock|有货|在庫あり
spent|ausgaben#2|gasto|dépenses|消费额|支出額
coverage|abdeckung|cobertura|couverture|覆盖率|カバレッジ
maintainer|betreuer|mantenedor|mainteneur|维护者|メンテナー
code|code|código|code|代码|コード
function|funktion|función|fonction|函数|関数
class|klasse|clase#3|classe|班级|クラス
student|lehrling|aprendiz|apprenti|徒弟|弟子
dependencies|abhängigkeit|dependencia|dépendance|依赖项|依存先/依存関係
Spanish|spanisch|español/española|espagnol/espagnole|西班牙的/西班牙语|スペイン語/スペイン人
Italian|italienisch|italiano/italiana|italien/italienne|意大利的/意大利语|イタリア語/イタリア人
French|französisch|francés/francesa|français/française|法国的/法语|フランス語/フランス人
German|deutsch|alemán/alemana|allemand/allemande|德国的/德语|ドイツ語/ドイツ人
English|englisch|inglés/inglesa|anglais/anglaise|英语|英語
British|britisch|británico/británica|britannique|英国的|イギリス人
American|amerikanisch|estadounidense/americano|américain/américaine|美国的|アメリカ人
Chinese|chinesisch|chino/china#2|chinois/chinoise|中国的/中文|中国語/中国人
Japanese|japanisch|japonés/japonesa|japonais/japonaise|日本的/日语|日本語/日本人
Mexican|mexikanisch|mexicano/mexicana|mexicain/mexicaine|墨西哥的|メキシコ人
Indian|indisch|indio/india#2|indien/indienne|印度的|インド人
Portuguese|portugiesisch|portugués/portuguesa|portugais/portugaise|葡萄牙的|ポルトガル語
Greek|griechisch|griego/griega|grec/grecque|希腊的|ギリシャ語
Turkish|türkisch|turco/turca|turc/turque|土耳其的|トルコ語
Russian|russisch|ruso/rusa|russe|俄罗斯的/俄语|ロシア語
Polish|polnisch|polaco/polaca|polonais/polonaise|波兰的|ポーランド語
Swedish|schwedisch|sueco/sueca|suédois/suédoise|瑞典的|スウェーデン語
Norwegian|norwegisch|noruego/noruega#2|norvégien/norvégienne|挪威的|ノルウェー語
Thai|thailändisch|tailandés/tailandesa|thaïlandais/thaï|泰国的/泰语|タイ語
`;
