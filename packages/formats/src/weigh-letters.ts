/** Encodings of East Asia that the letters themselves tell apart. */
export type Weighed = "shift_jis" | "euc-jp" | "gb18030" | "big5" | "euc-kr";

const japanese = [
  "一二三四五六七八九十大小中上下東西南北京都府県市区町村駅山川田本木林森野原島崎井石橋口谷松竹梅藤佐高長新古名前部",
  "署社員会課係営業総務人事経理開発企画日月年火水金土曜出到着学生先校電車線路番号氏男女子美太郎次雄夫恵香真由明和正",
  "浩智健渡辺伊加斎清鈴池阪神戸横浜福岡広仙台札幌博多千葉埼玉愛奈良沢屋形静熊鹿児城宮茨栃群馬岐阜重滋賀兵庫歌取根徳",
  "媛知分沖縄関種類価格数量商品店時間所元親友達家族兄弟姉妹父母始終点地図国内外",
].join("");
const kana = Array.from({ length: 0x30fe - 0x3041 }, (_, at) => String.fromCodePoint(0x3041 + at)).join("");
const simplified = [
  "的一是在不了有人我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家",
  "种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心本前开但因只从想实日军者意无力它与长把机十民",
  "第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月",
  "话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变",
  "四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼",
  "书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切",
  "院让识候带导争运源标城州京沪广深圳杭苏港津庆武汉李刘陈杨黄赵吴周徐孙朱胡郭林站线字编号姓省县红江河湖",
].join("");
const traditional = [
  "的一是在不了有人我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家",
  "種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心本前開但因只從想實日者意無力它與長把機十民第",
  "公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應向頭文體政美相見被利什二等產或新己制身果加西月話合回",
  "特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活更別女變四總何電數",
  "安少報結反受目太量再感建務接必場件計管期市直德資命山金指統區保至社便空治展馬科五基書非則白界達光放強即難權思王完",
  "設式色路記南品住類求據程北邊張該交規萬取格望術領共確傳師觀清今院讓識帶導爭運源標城州京台雄竹彰嘉屏花蓮隆桃園陳林",
  "黃李吳劉蔡楊許鄭謝郭洪曾邱廖賴站線字編號姓省縣港灣",
].join("");
const korean = [
  "이다는을의가에고하지기사한도로리어자인스서나시아수대라은정부들해전일보제구그원주상장게성만여비공동조있국유신요안",
  "선치우무소면것진과트으양생경드르계미간당관군위내교오거두물강연중재와모산를습니음방었개년적심실법회문용반식체작차",
  "금세결학명발출업때할행될레터마단분력저영외화말된점민천김박최임윤송황권류홍남북포철호현준석희숙순옥광울월표품번름",
  "목역노직급팀길평창락버피크토후카타파태통판필함합항혁형혜환효훈흥등림란랑령록론료루른릉매머먼메며병복본봉불브블빈",
  "삼새색설속손술승악약야얼엄없였열염예완왕욱운웅읍",
].join("");

const candidates: readonly (readonly [encoding: Weighed, frequent: ReadonlySet<string>])[] = [
  ["shift_jis", new Set(japanese + kana)],
  ["euc-jp", new Set(japanese + kana)],
  ["gb18030", new Set(simplified)],
  ["big5", new Set(traditional)],
  ["euc-kr", new Set(korean)],
];

/** The encoding in which these bytes make frequent letters of its language, far more than in any other; undefined where unsure. */
export function weighLetters(bytes: Uint8Array): Weighed | undefined {
  const [best, second] = candidates
    .map(([encoding, frequent]) => ({ encoding, share: frequentShare(bytes, encoding, frequent) }))
    .toSorted((one, other) => other.share - one.share);
  if (best === undefined || best.share < 0.25) return undefined;
  return best.share >= 2 * (second?.share ?? 0) ? best.encoding : undefined;
}

/** Which share of the letters beyond ASCII is frequent; 0 where the bytes are no text, or letters of Latin stand around each. */
function frequentShare(bytes: Uint8Array, encoding: Weighed, frequent: ReadonlySet<string>): number {
  const text = startOfText(bytes, encoding);
  const words = text.match(/[^\p{ASCII}]+/gu) ?? [];
  const letters = words.flatMap((word) => [...word]);
  const alone = words.filter((word) => [...word].length === 1).length;
  const found = letters.filter((letter) => frequent.has(letter));
  // Few letters fall on frequent ones by chance.
  if (new Set(found).size < 3 || alone * 2 > letters.length) return 0;
  return found.length / letters.length;
}

/** Empty: not all bytes are text in this encoding. The last letter may be cut in two. */
function startOfText(bytes: Uint8Array, encoding: Weighed): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return "";
  }
}
