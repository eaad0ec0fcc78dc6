/** Trades, school, sport, computers and money in six languages, as the nouns of vocabulary-things. */
export const workRows = `
keeper/caretaker|pfleger#2/tierpfleger/tierpflegerin/wärter/hüter|cuidador/cuidadora|soigneur/soigneuse/gardien|饲养员/管理员|飼育員/飼育係
baker|bäcker/bäckerin|panadero/panadera|boulanger/boulangère|面包师|パン屋/パン職人
cook/chef|koch/köche/köchin|cocinero/cocinera/chef|cuisinier/cuisinière|厨师|料理人/シェフ
waiter|kellner/kellnerin|camarero/camarera/mesero|serveur#2/serveuse|服务员|ウェイター
farmer|bauer/bäuerin/landwirt|agricultor/granjero/granjera|agriculteur/agricultrice/fermier|农民|農家/農民
carpenter|tischler/schreiner/zimmermann|carpintero/carpintera|menuisier/charpentier|木匠|大工
mechanic|mechaniker|mecánico/mecánica|mécanicien|机械师|整備士
electrician|elektriker|electricista|électricien|电工|電気技師
driver|fahrer/fahrerin|conductor/conductora/chófer|chauffeur/conducteur|司机|運転手
police officer/policeman|polizist/polizistin|policía|policier/policière|警察|警察官
soldier|soldat|soldado|soldat|士兵|兵士
fisherman/fisher|fischer|pescador|pêcheur|渔民|漁師
sailor|matrose/seemann|marinero|marin|水手|船員
captain|kapitän|capitán/capitana|capitaine|船长/队长|船長/キャプテン
merchant/trader|händler/kaufmann|comerciante|marchand/commerçant|商人|商人
accountant|buchhalter/buchhalterin|contable/contador|comptable|会计|会計士
secretary|sekretär/sekretärin|secretario/secretaria|secrétaire|秘书|秘書
assistant|assistent/assistentin|asistente/ayudante|assistant/assistante|助理|助手/アシスタント
consultant/adviser|berater/beraterin|consultor/consultora/asesor|consultant/conseiller|顾问|コンサルタント
designer|designer/designerin|diseñador/diseñadora|designer/dessinateur|设计师|デザイナー
architect|architekt|arquitecto/arquitecta|architecte|建筑师|建築家
analyst|analyst|analista|analyste|分析师|アナリスト
agent|agent/vertreter|agente|agent|代理人|エージェント
journalist|journalist|periodista|journaliste|记者|記者/ジャーナリスト
editor|redakteur/lektor|editor/editora|rédacteur/éditeur|编辑|編集者
publisher|verlag/verleger|editorial|maison d'édition|出版社|出版社
reader|leser/leserin|lector/lectora|lecteur/lectrice|读者|読者
painter|maler/malerin|pintor/pintora|peintre|画家|画家
poet|dichter|poeta|poète|诗人|詩人
composer|komponist|compositor/compositora|compositeur|作曲家|作曲家
dancer|tänzer/tänzerin|bailarín/bailarina|danseur/danseuse|舞者|ダンサー
conductor|dirigent|director de orquesta|chef d'orchestre|指挥|指揮者
priest|priester/pfarrer|cura/sacerdote|prêtre|牧师|司祭
mayor|bürgermeister|alcalde/alcaldesa|maire|市长|市長
politician|politiker|político|politicien|政治家|政治家
president|präsident|presidente/presidenta|président|总统/主席|大統領/会長
minister|minister|ministro/ministra|ministre|部长|大臣
dentist|zahnarzt/zahnärzte|dentista|dentiste|牙医|歯科医
surgeon|chirurg|cirujano|chirurgien|外科医生|外科医
pharmacist|apotheker|farmacéutico|pharmacien|药剂师|薬剤師
veterinarian/vet|tierarzt/tierärzte|veterinario|vétérinaire|兽医|獣医
librarian|bibliothekar|bibliotecario|bibliothécaire|图书管理员|司書
volunteer|freiwillige/freiwilliger|voluntario/voluntaria|bénévole|志愿者|ボランティア
resident/inhabitant|bewohner/bewohnerin|vecino#2/residente/habitante|habitant/résident|居民|住民
neighbour|nachbar#2|vecino#3|voisin#2|邻居#2|隣人#2
tenant|mieter|inquilino|locataire|租户|入居者
landlord|vermieter|casero/arrendador|bailleur|房东|大家
guest|gast/gäste|huésped/invitado|invité/hôte|客人|ゲスト/客#2
visitor|besucher/besucherin|visitante|visiteur|访客|訪問者/来場者
passenger|passagier/fahrgast/fahrgäste|pasajero/pasajera|passager|乘客|乗客
tourist|tourist|turista|touriste|游客|観光客
donor|spender|donante|donateur|捐赠者|寄付者
suspect|verdächtige/verdächtiger|sospechoso/sospechosa|suspect|嫌疑人|容疑者
victim|opfer|víctima|victime|受害者|被害者
detective|detektiv|detective|détective|侦探|探偵
queen|königin|reina|reine|女王|女王
prince|prinz|príncipe|prince|王子|王子
knight|ritter|caballero|chevalier|骑士|騎士
hero|held/helden|héroe|héros|英雄|英雄/ヒーロー
villain|bösewicht|villano|méchant|反派|悪役
character|figur/charakter|personaje|personnage|角色#2|登場人物/キャラクター
uncle|onkel|tío|oncle|叔叔|叔父/おじ
aunt|tante|tía|tante|阿姨|叔母/おば
cousin|cousin/cousine|primo/prima|cousin/cousine|表亲|いとこ
nephew|neffe|sobrino|neveu|侄子|甥
niece|nichte|sobrina|nièce|侄女|姪
grandmother|oma/großmutter|abuela#2|grand-mère|祖母/奶奶|祖母
grandfather|opa/großvater|abuelo#2|grand-père|祖父/爷爷|祖父
boy|junge|chico|garçon|男孩|男の子
girl|mädchen|chica|fille#2|女孩|女の子
baby|baby/babys|bebé|bébé|婴儿|赤ちゃん
family|familie|familia|famille|家庭|家族
lecture|vorlesung#2|conferencia|conférence|讲座|講義#2
exam/test|prüfung/klausur|examen|examen|考试|試験/テスト
degree#2|abschluss|título#2|diplôme|学位|学位
faculty|fakultät|facultad|faculté|学院|学部
sport|sportart|deporte|sport|运动|スポーツ
football/soccer|fußball|fútbol|football/foot|足球|サッカー
basketball|basketball|baloncesto|basket|篮球|バスケットボール
tennis|tennis|tenis|tennis|网球|テニス
goal|tor/tore|gol|but|进球|ゴール
goalkeeper|torwart/torhüter|portero|gardien de but|守门员|ゴールキーパー
defender|verteidiger|defensa|défenseur|后卫|ディフェンダー
midfielder|mittelfeldspieler|centrocampista|milieu de terrain|中场|ミッドフィールダー
striker/forward|stürmer|delantero|attaquant|前锋|フォワード
referee|schiedsrichter|árbitro|arbitre|裁判|審判
league|liga|liga|ligue|联赛|リーグ
stadium|stadion/stadien|estadio|stade|体育场|スタジアム
tournament|turnier|torneo|tournoi|锦标赛|大会
winner|gewinner/sieger|ganador|gagnant/vainqueur|获胜者|勝者
instrument#2|musikinstrument|instrumento musical|instrument de musique|乐器#2|楽器#2
stage|bühne|escenario|scène|舞台|ステージ
concert|konzert|concierto|concert|音乐会|コンサート
festival|festival/festivals|festival|festival|节日|フェスティバル
ticket|ticket/karte#2|entrada/boleto|billet|票|チケット
scene|szene|escena|scène#2|场景|シーン
switch|switch/switche/switches|conmutador/switch/switches|commutateur/switch/switchs|交换机|スイッチ
firewall|firewall/firewalls|cortafuegos/firewall|pare-feu/pare-feux|防火墙|ファイアウォール
client#2|client/clients|cliente#2|client#2|客户端|クライアント
laptop|laptop/notebook|portátil|ordinateur portable/portable|笔记本电脑|ノートパソコン
printer|drucker|impresora|imprimante|打印机|プリンター
sensor|sensor/sensoren|sensor|capteur|传感器|センサー
network|netzwerk#2|red#2|réseau#2|网络#2|ネットワーク#2
disk|festplatte|disco|disque|硬盘|ディスク
storage|speicherplatz|almacenamiento|stockage|存储|ストレージ
bandwidth|bandbreite|ancho de banda|bande passante|带宽|帯域幅/帯域
operating system/os|betriebssystem|sistema operativo|système d'exploitation|操作系统|オペレーティングシステム
software|software|software|logiciel|软件|ソフトウェア
application/app|anwendung/app|aplicación|application|应用|アプリ/アプリケーション
version|version|versión|version|版本|バージョン
license|lizenz|licencia|licence|许可证|ライセンス
file|datei#2|archivo#2|fichier#2|文件#2|ファイル#2
page|seite|página|page|页面|ページ
website|webseite/website|sitio web/sitio|site web/site|网站|ウェブサイト/サイト
message|nachricht|mensaje|message|消息|メッセージ
email|e-mail/email/mail|correo/correo electrónico|courriel/e-mail|邮件|メール
phone|telefon|teléfono|téléphone|电话|電話
account|konto/konten|cuenta#2|compte#2|账户|口座/アカウント
transaction|transaktion/überweisung|transacción|transaction|交易|取引
payment|zahlung|pago|paiement|付款|支払い
loan|kredit|préstamo|prêt|贷款|ローン
contract|vertrag/verträge|contrato|contrat|合同|契約
fee/contribution|beitrag/beiträge/gebühr|cuota/tarifa|cotisation/frais|费用|会費/料金
revenue/sales/turnover|umsatz/umsätze|ingresos/ventas/facturación|chiffre d'affaires/ventes|营业额/销售额|売上
profit|gewinn|beneficio/ganancia|bénéfice/profit|利润|利益
tax|steuer|impuesto|impôt|税|税金
debt|schulden|deuda|dette|债务|借金
`;
