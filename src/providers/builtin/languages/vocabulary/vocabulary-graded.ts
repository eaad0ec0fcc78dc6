/**
 * Adjectives of degree: English positive, comparative, superlative | German positive, comparative, superlative stem |
 * Spanish | French | Chinese | Japanese stem; several by "/".
 */
export const gradedRows = `
old,older,oldest|alt,älter,ältest|viejo/mayor/antiguo/anciano|vieux/vieille/âgé/ancien/ancienne|老/年长/旧/大年纪|年上/古/年長/年取
young,younger,youngest|jung,jünger,jüngst|joven/jóvenes|jeune|年轻/年幼|若/年下
new,newer,newest|neu,neuer,neuest|nuevo/reciente|nouveau/nouvelle/récent|新|新し
heavy,heavier,heaviest|schwer,schwerer,schwerst|pesado|lourd|重|重
light,lighter,lightest|leicht,leichter,leichtest|ligero/liviano|léger/légère|轻|軽
tall,taller,tallest|hochgewachsen,höher gewachsen,höchstgewachsen|espigado|élancé|高大/身材高|背が高/背の高
high,higher,highest|hoch/hohe,höher,höchst|alto/elevado|haut/élevé|高|高
low,lower,lowest|niedrig/gering/tief,niedriger/geringer/tiefer,niedrigst/geringst|bajo|bas/basse/faible|低|低
large,bigger,largest|groß,größer,größt|grande|grand/gros/grosse|大|大き
small,smaller,smallest|klein,kleiner,kleinst|pequeño|petit|小|小さ
long,longer,longest|lang,länger,längst|largo|long/longue|长|長
short,shorter,shortest|kurz,kürzer,kürzest|corto/breve|court/bref/brève|短|短
expensive,more expensive,most expensive|teuer/teure,teurer,teuerst|caro/costoso/valioso|cher/chère/coûteux/coûteuse/onéreux|贵/值钱|高価/高額
cheap,cheaper,cheapest|billig/günstig/preiswert,billiger/günstiger,billigst/günstigst/preiswertest
  |barato/económico|bon marché/abordable|便宜|安
rich,richer,richest|reich,reicher,reichst|rico/adinerado|riche|富有/有钱/富|裕福/金持
poor,poorer,poorest|arm,ärmer,ärmst|pobre|pauvre|穷/贫穷|貧し
fast,faster,fastest|schnell,schneller,schnellst|rápido/veloz|rapide|快|速/早
slow,slower,slowest|langsam,langsamer,langsamst|lento|lent|慢|遅
hot,hotter,hottest|heiß/warm,heißer/wärmer,heißest/wärmst|caliente/caluroso|chaud|热|暑/熱
cold,colder,coldest|kalt,kälter,kältest|frío|froid|冷|寒/冷た
strong,stronger,strongest|stark/kräftig,stärker/kräftiger,stärkst/kräftigst|fuerte|fort|强/烈/强壮|強
weak,weaker,weakest|schwach,schwächer,schwächst|débil/flojo|faible#2|弱|弱
wide,wider,widest|breit,breiter,breitest|ancho|large|宽|広
narrow,narrower,narrowest|schmal/eng,schmaler/enger,schmalst/engst|estrecho/angosto|étroit|窄|狭
deep,deeper,deepest|tief,tiefer,tiefst|profundo/hondo|profond|深|深
shallow,shallower,shallowest|flach/seicht,flacher/seichter,flachst|superficial/poco profundo|superficiel/peu profond|浅|浅
good,better,best|gut,besser,best|bueno,mejor|bon/bonne/bien noté|好/优秀|良
bad,worse,worst|schlecht/schlimm,schlechter/schlimmer,schlechtest/schlimmst|malo,peor|mauvais/mal noté|差/坏|悪
thick,thicker,thickest|dick/fett,dicker/fetter,dickst|grueso/gordo|épais/épaisse|粗/厚|太/厚
thin,thinner,thinnest|dünn,dünner,dünnst|delgado/fino|mince/fin/fine|细/薄|細/薄
far,farther,farthest|weit,weiter,weitest|lejano/lejos|loin/lointain/éloigné|远|遠
near,closer,closest|nah/nahe,näher,nächst|cercano/cerca|proche/près|近|近
important,more important,most important|wichtig/zentral,wichtiger/zentraler,wichtigst/zentralst
  |importante/central/influyente|important/central/influent|重要/核心/关键|重要
popular,more popular,most popular|beliebt/populär,beliebter,beliebtest/populärst|popular|populaire|受欢迎/热门|人気
dangerous,more dangerous,most dangerous|gefährlich,gefährlicher,gefährlichst|peligroso|dangereux/dangereuse|危险|危険
experienced,more experienced,most experienced|erfahren,erfahrener,erfahrenst|experimentado|expérimenté|有经验|経験豊富
early,earlier,earliest|früh,früher,frühest|temprano|précoce|早|早
dark,darker,darkest|dunkel/dunkle,dunkler,dunkelst|oscuro|foncé/sombre|深色/暗|暗/濃
many,more,most|viele,mehr,meist|||多|多
few,fewer,fewest|wenige,weniger,wenigst|||少|少な
bright,lighter,lightest|hell,heller,hellst|claro|clair|浅色/亮|明る
`;
