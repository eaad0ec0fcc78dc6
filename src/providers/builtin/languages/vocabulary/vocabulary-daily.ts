/** Things of every day that graphs are made of, in six languages, as the nouns of vocabulary-things. */
export const dailyRows = `
hut/cabin/refuge|hütte/berghütte|refugio/cabaña|refuge/cabane|小屋|小屋/山小屋
peak/summit/mountain|gipfel/bergspitze|cumbre/cima/pico|sommet/cime/pic|山峰/顶峰|山頂/頂上/峰
warden/host/landlord|wirt/wirtin/hüttenwart|guarda/guardián/guardiana/hospedero|gardien/gardienne/hôte|管理员/看守|管理人/番人
guide|führer/führerin|guía|guide|向导|ガイド
shower|dusche|ducha|douche|淋浴|シャワー
pass|pass/pässe/sattel|paso#2/puerto de montaña|col#2|山口|峠
glacier|gletscher|glaciar|glacier|冰川|氷河
cave|höhle|cueva|grotte|洞穴|洞窟
waterfall|wasserfall/wasserfälle|cascada|cascade#2|瀑布|滝
lighthouse|leuchtturm/leuchttürme|faro|phare|灯塔|灯台
wedding|hochzeit|boda|mariage|婚礼|結婚式
couple|paar/paare/ehepaar/ehepaare|pareja|couple|夫妇|夫婦
bride|braut/bräute|novia|mariée|新娘|花嫁
groom|bräutigam|novio|marié#2|新郎|花婿
table|tisch|mesa|table|桌子|テーブル
chair|stuhl/stühle|silla|chaise|椅子|椅子
gift/present|geschenk|regalo|cadeau|礼物|贈り物/プレゼント
party/celebration|feier/fest|fiesta|fête|聚会|パーティー
birthday#2|geburtstagsfeier|cumpleaños|anniversaire|生日|誕生日
kettle/pot|topf/töpfe|olla|casserole|锅|鍋
clothes/clothing|kleidung/kleider|ropa|vêtements/vêtement|衣服|服
shoe|schuh|zapato|chaussure|鞋|靴
toy|spielzeug|juguete|jouet|玩具|おもちゃ
repair|reparatur|reparación|réparation|维修|修理
garage/workshop|werkstatt/werkstätten/garage|taller|atelier/garage|车库|ガレージ/工場#2
engine/motor|motor|motor|moteur|发动机|エンジン
tyre/tire|reifen|neumático|pneu|轮胎|タイヤ
mileage|kilometerstand/laufleistung|kilometraje|kilométrage|里程|走行距離
ferry|fähre|ferry/transbordador|ferry/traversier|渡轮|フェリー
tractor|traktor|tractor|tracteur|拖拉机|トラクター
motorbike/motorcycle|motorrad/motorräder|moto/motocicleta|moto|摩托车|バイク
crane|kran/kräne|grúa|grue|起重机|クレーン
construction site/site|baustelle|obra#2|chantier|工地|工事現場
foreman/supervisor|polier/vorarbeiter/bauleiter|capataz|contremaître|工头|監督#2
owner/keeper/holder|halter#2/halterin|dueño/dueña|propriétaire#2|主人|飼い主
operator|betreiber|operador/operadora|exploitant|运营商|運営会社
inspector|prüfer/kontrolleur|inspector/inspectora|inspecteur/inspectrice|检查员|検査官
apprentice|azubi|aprendiz|apprenti|学徒|見習い
manager/director|direktor/direktorin/geschäftsführer|director#2/gerente|directeur|经理|経営者
chair/chairperson|vorsitzende/vorsitzender|presidente#2|président#2|主席|議長
firefighter|feuerwehrmann/feuerwehrleute|bombero|pompier|消防员|消防士
ranger/forester|förster/försterin|guardabosques|garde forestier|护林员|森林官
hunter|jäger/jägerin|cazador|chasseur|猎人|猟師
beekeeper|imker/imkerin|apicultor|apiculteur|养蜂人|養蜂家
hive|bienenstock/bienenstöcke|colmena|ruche|蜂箱|巣箱
stable/stall|stall/ställe|establo|étable/écurie|马厩|馬小屋
aviary|voliere|aviario|volière|鸟舍|鳥小屋
shelter|unterstand/tierheim|albergue/refugio#2|abri|庇护所|避難所
donation|spende|donación|don|捐款|寄付
campaign|kampagne/aktion|campaña|campagne|活动|キャンペーン
exhibition|ausstellung|exposición|exposition|展览|展覧会
exhibit|exponat/ausstellungsstück|pieza expuesta|objet exposé|展品|展示品
sculpture|skulptur|escultura|sculpture|雕塑|彫刻
collection|sammlung|colección|collection|收藏|コレクション
loan/borrowing|ausleihe/leihe|préstamo#2|emprunt|借阅|貸出
copy|exemplar|ejemplar|exemplaire|副本|冊
shelf|regal|estante/estantería|étagère|书架|棚
series|serie|serie|série|系列|シリーズ
chapter|kapitel|capítulo|chapitre|章节|章
scene#2|schauplatz/schauplätze|escenario|lieu de l'action|场景|場面
race|rennen/lauf/läufe|carrera#2|course#2|比赛|レース
runner|läufer/läuferin|corredor|coureur|跑步者|ランナー
athlete|sportler/sportlerin|atleta/deportista|athlète|运动员|選手
training|training|entrenamiento|entraînement|训练|練習
medal|medaille|medalla|médaille|奖牌|メダル
conference|tagung/konferenz|conferencia/congreso|conférence|会议|会議
talk/presentation|vortrag/vorträge|charla/ponencia|exposé|演讲|講演
speaker|referent/referentin/sprecher/sprecherin|ponente|intervenant/orateur|演讲者|講演者
meeting|sitzung/treffen|reunión|réunion|会面|ミーティング
session|sitzung#2|sesión|séance|会话|セッション
election|wahl/wahlen|elección|élection|选举|選挙
candidate|kandidat/kandidatin|candidato/candidata|candidat|候选人|候補者
committee|ausschuss/ausschüsse|comité|comité|委员会|委員会
association/club|verband/verbände|asociación|association|协会|協会
operation/surgery|operation/op|operación|opération|手术|手術
allergy|allergie|alergia|allergie|过敏|アレルギー
appointment|termin#2|cita|rendez-vous|预约|予約
prescription|verschreibung|receta médica|ordonnance|处方|処方
flat/apartment|appartement|piso/apartamento|appartement|公寓|アパート
heating|heizung|calefacción|chauffage|暖气|暖房
roof|dach/dächer|tejado|toit|屋顶|屋根
wall|wand/wände/mauer|pared/muro|mur|墙|壁
window|fenster|ventana|fenêtre|窗户|窓
key|schlüssel|llave|clé/clef|钥匙|鍵
box/crate|kiste|caja|boîte/caisse|箱子|箱
shelf life/expiry date|haltbarkeit|caducidad|date limite|保质期|賞味期限
delivery|lieferung|entrega|livraison|交货|配達
complaint|beschwerde|queja|plainte|投诉|苦情
incident|vorfall/vorfälle/störung|incidente|incident|事件|障害
outage/downtime|ausfall/ausfälle|caída/interrupción|panne|停机|停止
alarm/alert|alarm|alarma|alerte|警报|警報
backup|sicherung|copia de seguridad|sauvegarde|备份|バックアップ
user account|benutzerkonto|cuenta de usuario|compte utilisateur|用户账户|アカウント
team lead/lead|teamleiter/teamleitung|jefe de equipo|chef d'équipe|组长|リーダー
task force/crew|besatzung/mannschaft#2|tripulación|équipage|船员|乗組員
mission|mission/einsatz/einsätze|misión|mission|任务|任務
rocket|rakete|cohete|fusée|火箭|ロケット
astronaut|astronaut/astronautin|astronauta|astronaute|宇航员|宇宙飛行士
satellite|satellit/satelliten|satélite|satellite|卫星|衛星
ring|ring/ringe|anillo|anneau|环|環
bed#2/plot|beet/beete|bancal|plate-bande|花坛|花壇
gardener|gärtner/gärtnerin|jardinero/jardinera|jardinier/jardinière|园丁|庭師
harvest|ernte|cosecha|récolte|收获|収穫
beekeeping|imkerei|apicultura|apiculture|养蜂|養蜂
dairy|molkerei|lechería|laiterie|乳品厂|乳業
mill|mühle|molino|moulin|磨坊|水車
vineyard|weinberg/weingut/weingüter|viñedo|vignoble|葡萄园|ぶどう園
barrel|fass/fässer|barril|tonneau|桶|樽
spouse|gatte/gattin/ehepartner|cónyuge|conjoint/conjointe|配偶|配偶者
marriage|ehe|matrimonio|mariage#2|婚姻|結婚
death|tod|muerte|mort#2|死亡|死
height#2/elevation|höhe#2|altura#2|altitude|高度|標高
cost/expense|unkosten|gasto|dépense|费用|経費
note/remark/comment|bemerkung/anmerkung|observación/nota|remarque|备注|備考
`;
