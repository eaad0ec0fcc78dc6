/**
 * Verbs of the world by their infinitives: English | German | Spanish | French | Chinese | Japanese, several by "/". Their forms are
 * made by rule (verb-forms.ts), as are those of the verbs of commands.
 */
export const verbRows = `
feeds/feed/cares for|füttern|alimentar/dar de comer|nourrir|喂/喂养|餌をやる/飼育する
cares for/looks after|pflegen/betreuen/kümmern|cuidar|soigner/garder|照顾/照料|世話をする/世話する
cleans|putzen/reinigen|limpiar|nettoyer|打扫/清洁|掃除する
teaches/teach|unterrichten/lehren|enseñar/impartir|enseigner|教/讲授|教える
learns|lernen|aprender|apprendre|学|学ぶ/習う
studies/study|studieren|estudiar|étudier|学习/就读|勉強する/学ぶ
writes/wrote/authored|schreiben/verfassen|escribir|écrire|写/撰写|書く
reads/read|lesen|leer|lire|读/阅读|読む
borrows/borrowed|ausleihen/leihen|tomar prestado/pedir prestado|emprunter|借/借阅|借りる
lends|verleihen|prestar|prêter|借出|貸す
sings|singen|cantar|chanter|演唱|歌う
dances|tanzen|bailar|danser|跳舞|踊る
composes/composed|komponieren|componer|composer|作曲|作曲する
produces/makes|produzieren/herstellen/erzeugen|producir/fabricar|produire/fabriquer|生产/制造|生産する/製造する/作る
brews|brauen|elaborar/fermentar|brasser|酿造|醸造する
bakes|backen|hornear|cuire|烘焙|焼く
cooks|kochen|cocinar|cuisiner/préparer|烹饪|料理する
contains|enthalten|contener|contenir|含有/包含/含|含む
includes|umfassen/einschließen|incluir|inclure/comprendre|包括|含める
uses/use|benutzen/nutzen/verwenden/gebrauchen|usar/utilizar|utiliser/employer|使用/用到|使う/使用する
needs/requires|brauchen/benötigen/erfordern|necesitar/requerir|nécessiter/exiger|需要|必要とする
builds/built|bauen/errichten|construir|construire|建造|建てる/建設する
repairs|reparieren|reparar/arreglar|réparer|修理|修理する/直す
owns/own|besitzen|poseer|posséder|拥有|所有する/持つ/飼う
buys/bought|kaufen|comprar|acheter|购买/买|買う/購入する
sells/sold|verkaufen|vender|vendre|出售/卖|売る/販売する
rents|mieten|alquilar|louer|租|借りる
pays|zahlen/bezahlen|pagar|payer|支付|払う/支払う
donates|spenden|donar|donner|捐赠|寄付する
invests in|investieren|invertir|investir|投资|投資する
supplies/delivers to|liefern/beliefern|suministrar/proveer/abastecer/entregar|fournir/livrer|供应/供货|供給する/納入する
delivers|zustellen/ausliefern|repartir|distribuer|配送|配達する/届ける
orders|bestellen|pedir/encargar|commander|订购|注文する
ships|verschiffen/versenden|enviar|expédier|发货|発送する
transports|transportieren/befördern|transportar|transporter|运输|運ぶ/輸送する
manages|leiten/führen/managen|dirigir/gestionar|diriger/gérer|管理/领导|管理する/率いる
supervises|beaufsichtigen|supervisar|superviser/encadrer|监督|監督する
advises|beraten|asesorar/aconsejar|conseiller|指导|指導する/助言する
mentors|anleiten|orientar|accompagner|辅导|指導する
trains/coaches|trainieren|entrenar|entraîner|训练/执教|訓練する/コーチする
reports to|unterstehen/berichten|reportar/depender|rendre compte|汇报|報告する
works for|arbeiten|trabajar|travailler|工作|働く/勤める
works with|zusammenarbeiten|colaborar|collaborer|合作|協力する
employs|beschäftigen|emplear|employer|雇用|雇う/雇用する
hires|einstellen|contratar|embaucher|聘用|採用する
leads|anführen|liderar|mener|带领|率いる
founds/founded|gründen|fundar|fonder|创立/创建|設立する/創業する
treats|behandeln|tratar/atender|traiter/soigner|治疗|治療する/診る
diagnoses|diagnostizieren|diagnosticar|diagnostiquer|诊断|診断する
operates on|operieren|operar|opérer|做手术|手術する
visits/visited|besuchen|visitar|visiter|访问/拜访|訪れる/訪問する
lives in|wohnen/leben|vivir/residir|habiter/vivre|住/居住|住む/暮らす
moves to|umziehen/ziehen|mudarse|déménager|搬到|引っ越す
travels to|reisen|viajar|voyager|去往|旅行する
flies to|fliegen|volar|voler|飞往|飛ぶ
leads to/flows into|münden/fließen|desembocar/fluir|couler|流入|流れる
plays/plays for|spielen|jugar|jouer|效力|プレーする
plays#2|musizieren|tocar|interpréter|演奏|演奏する/弾く
wins/won/beats|gewinnen/schlagen/besiegen|ganar/vencer/derrotar|gagner/battre|赢/击败|勝つ/倒す
loses|verlieren|perder|perdre|输|負ける
scores|erzielen|marcar|marquer|进球|得点する
loves|lieben|amar/querer|aimer|爱|愛する
likes|mögen|gustar|aimer/apprécier|喜欢|好む
hates|hassen|odiar|détester/haïr|讨厌|嫌う
knows/know|kennen|conocer|connaître|认识|知る/知っている
trusts|vertrauen|confiar|faire confiance|信任|信頼する
helps|helfen/unterstützen|ayudar/apoyar|aider/soutenir|帮助|助ける/手伝う
follows|folgen|seguir|suivre|关注|フォローする
marries/married to|heiraten|casarse|épouser|结婚|結婚する
meets/met|treffen|encontrarse|rencontrer|遇见|会う/出会う
calls|anrufen/rufen/aufrufen|llamar|appeler|调用|呼び出す/呼ぶ
sends|senden/schicken|enviar/mandar|envoyer|发送|送る/送信する
receives|erhalten/empfangen/bekommen|recibir|recevoir|收到|受け取る
pollinates|bestäuben|polinizar|polliniser|授粉|受粉する
eats/eat/preys on|fressen/essen|comer|manger|吃|食べる
hunts|jagen|cazar|chasser|捕猎|狩る
protects|schützen|proteger|protéger|保护|守る/保護する
kills|töten|matar|tuer|杀死|殺す
attacks|angreifen|atacar|attaquer|攻击|攻撃する
inhibits|hemmen|inhibir|inhiber|抑制|抑制する/阻害する
activates|aktivieren|activar|activer|激活|活性化する
binds to|binden|unirse a|lier|结合|結合する
regulates|regulieren|regular|réguler|调控|調節する
depends on|abhängen|depender|dépendre|依赖|依存する
connects to|verbinden|conectar|relier|连接到|接続する
hosts|hosten|alojar/hospedar|héberger|托管|ホストする
monitors|überwachen|monitorear/vigilar|surveiller|监控|監視する
stores|speichern|almacenar|stocker|存储|保存する
maintains|warten|mantener|maintenir|维护|保守する
develops|entwickeln|desarrollar|développer|开发|開発する
designs|entwerfen|diseñar|concevoir|设计|設計する
tests|testen|probar|tester|测试|テストする
reviews|begutachten/prüfen|revisar|relire/vérifier|审查|レビューする
publishes|veröffentlichen|publicar|publier|出版/发表|出版する/発表する
cites|zitieren|citar|citer|引用|引用する
translates|übersetzen|traducir|traduire|翻译|翻訳する
directs/directed|inszenieren|dirigir|réaliser|执导|監督する
acts in/acted in|mitspielen/schauspielern|actuar|jouer|出演|出演する
performs in/performs|auftreten/aufführen|actuar|se produire|表演|出演する
organizes/organises|organisieren|organizar|organiser|组织|主催する
attends|teilnehmen/besuchen|asistir|assister/participer|参加|出席する/参加する
participates in|teilnehmen|participar|participer|参与|参加する
belongs to|gehören/angehören|pertenecer|appartenir|属于|属する/所属する
represents|vertreten|representar|représenter|代表|代表する
defends|verteidigen|defender|défendre|辩护|弁護する/守る
accuses|anklagen/beschuldigen|acusar|accuser|指控|訴える
votes for|wählen/stimmen|votar|voter|投票|投票する
assigned to/assigned|zuweisen|asignar|assigner/attribuer|分配|割り当てる
responsible for|verantworten|encargarse|s'occuper|负责|担当する
earns/earn|verdienen|ganar/cobrar|gagner/toucher|赚/挣|稼ぐ
costs|kosten|costar|coûter|花费|かかる
weighs|wiegen|pesar|peser|重达|重さがある
borders/borders on|grenzen/angrenzen|limitar|avoisiner|接壤|隣接する
crosses|überqueren|cruzar|traverser|穿过|渡る
imports/import|importieren|importar|importer|导入/进口|インポートする/輸入する
exports/export|exportieren|exportar|exporter|导出/出口|エクスポートする/輸出する
spends/spent|ausgeben|gastar|dépenser|花费#2/花/消费|使う#2/費やす
end|enden|terminar/acabar/finalizar|finir/terminer|结束|終わる/終了する
begin|beginnen/anfangen/starten|empezar/comenzar/iniciar|commencer/débuter|开始|始まる/開始する
placed|erteilen|realizar/efectuar|passer|下/下单|出す/発注する
climbs|besteigen/klettern|escalar|grimper/escalader|攀登|登る
extends|erweitern|ampliar|étendre|扩展|拡張する
runs/operates|betreiben|operar|exploiter|运营|運営する
joins/member of|beitreten|unirse|rejoindre|加入|加入する
serves|bedienen|servir|desservir/servir|服务|提供する
offers|anbieten|ofrecer|offrir/proposer|提供|提供する
grows|anbauen/züchten|cultivar|cultiver|种植|栽培する/育てる
drinks|trinken|beber/tomar|boire|喝|飲む
wears|tragen|llevar|porter|穿|着る
drives|fahren|conducir/manejar|conduire|驾驶|運転する
guards|bewachen|vigilar|garder|看守|見張る
steals|stehlen|robar|voler|偷|盗む
inherits|erben|heredar|hériter|继承|相続する
`;

/** Verbs in those forms that people use most, and such with a preposition, as they stand. */
export const relationRows = `
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
works on|arbeitet an/arbeiten an|trabaja sobre|travaille sur/travaillent sur|参与|取り組んでいる
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
