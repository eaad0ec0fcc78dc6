import { oneLine } from "@/lib/text/lines";
import { de } from "../../say/de";
import { germanOrder } from "../english-order";
import type { LanguageTable } from "../language-types";
import { germanForms, germanParts, germanStems } from "../noun-forms";
import { germanOwnForms } from "./german-own-forms";
import { germanWords } from "./german-words";

/** German. Verbs that stand at the end or in two parts come to the front; cases and genders fall away. */
export const german: LanguageTable = {
  language: "de",
  say: de,
  phrases: [
    ["[?!]+", " ? "],
    [
      oneLine`
        \b(?:kannst|könntest|würdest|magst|willst) du(?: mir)?(?: bitte)?(?: mal)?\b
        |\b(?:können|könnten|würden) sie(?: mir)?(?: bitte)?\b
      `,
      " ",
    ],
    ["\\b(?:ich (?:möchte|will|würde|hätte)(?: gern(?:e)?)?(?: mal)?|lass(?: uns)?|ich brauche)\\b", " "],
    ["\\b(?:gibts|gibt's)\\b", "gibt es"],
    [
      "^zeige? (?:mir )?(?:bitte )?(?:noch )?(?:mehr|weitere|die nächsten|die weiteren)(?: knoten)?(?= ?(?:$|[.!?]))",
      "{show more}",
    ],
    [
      "^wie ?viele gibt es (?:insgesamt|überhaupt|alles in allem)(?= ?(?:$|[?.!]))",
      "{how many nodes are there in all}",
    ],
    [
      oneLine`
        ^wie ?viele (.*?) ?(?:sind (?:gerade |jetzt )?(?:zu sehen|sichtbar|im bild)
        |werden (?:gerade |jetzt )?(?:angezeigt|gezeigt)|(?:sehe|seh) ich(?: gerade)?)(?= ?(?:$|[?.!]))
      `,
      "{how many} $1 {are shown}",
    ],
    [
      "^(?:nimm|nehme?|blende?|entferne?) (.+?) aus de[rm] (?:ansicht|bild|anzeige)(?: heraus| raus| weg| aus)?",
      "{take} $1 {out of the picture}",
    ],
    ["^(?:behalte?|lass) nur ", "{keep only} "],
    ["\\bwas (?:sehe|seh) ich(?: hier| da| gerade)?\\b", "{what am i looking at}"],
    [
      "\\bworum geht(?: es|s)?(?: hier| da)?\\b|\\bwovon handelt (?:das|dies|der|dieser)(?: hier)?(?: (?:graph|netz|netzwerk))?",
      "{what is this graph about}",
    ],
    [
      "\\bwer hat (?:hier )?(?:die )?meisten (?:verbindungen|kontakte|beziehungen|nachbarn|links)\\b",
      "{who has the most connections}",
    ],
    [
      "\\bwer hat (?:hier )?(?:die )?wenigsten (?:verbindungen|kontakte|beziehungen|nachbarn|links)\\b",
      "{who has the fewest connections}",
    ],
    ["\\b(?:etwas|ein wenig|ein bisschen|bisschen) (?=größer|grösser|kleiner|dicker|dünner|breiter)", "{a bit} "],
    ["\\bgibt es (?:hier )?(?:jemand(?:en)?|irgendwen|irgendjemand(?:en)?)\\b", "{is there anybody}"],
    [
      "^((?:und |also |ok )?)gibt es (?:(?:hier|da|denn|eigentlich|überhaupt|auch) )*(?:irgend)?eine?[nrsm]? ",
      "$1{is there a} ",
    ],
    [
      oneLine`
        ^((?:und |also |ok )?)gibt es (?:(?:hier|da|denn|eigentlich|überhaupt|auch) )*(?:irgendwelche )?
        (?=kreise|zyklen|schleifen|zirkuläre)
      `,
      "$1{are there any} ",
    ],
    ["\\bnach (?:dem |den )?(?=<number>(?! ?(?:schritt|hop|kante|sprung|stufe|verbindung)))", "{after} "],
    [
      "\\bnach (?:dem |den )?(?=(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\\b)",
      "{after} ",
    ],
    [
      oneLine`
        \b(?:hat|haben) (?:nur|genau|lediglich|bloß) eine?[nrms]? (?:einzigen? )?
        (?=verbindung|kante|nachbar|link|kontakt|beziehung|freund)
      `,
      "{has only one} ",
    ],
    [
      "\\b(?:hat|haben) (?:nur|genau|lediglich|bloß) (<number>|\\p{L}+) (?=verbindung|kante|nachbar|link|kontakt|beziehung|freund)",
      "{have only} $1 ",
    ],
    [
      "\\bstelle? (?:sie |alles |es |(?:die |den |das )?\\p{L}+ )?von links nach rechts dar\\b",
      "{arrange left to right}",
    ],
    ["\\bvon links nach rechts\\b", "{left to right}"],
    ["\\bvon rechts nach links\\b", "{right to left}"],
    ["\\bvon oben nach unten\\b", "{top to bottom}"],
    ["\\bvon unten nach oben\\b", "{bottom to top}"],
    ["\\bam (?=<number>)", "{on} "],
    ["\\bwann (endet|enden|beginnt|beginnen|startet|starten|@) (.+?)(?= ?[?.]? *$)", "{when does} $2 $1"],
    ["\\bbis (?:zum |spätestens )?(?=<number>(?! ?(?:schritt|hop|kante|sprung|stufe)))", "{until} "],
    ["\\bab (?:dem )?(?=<number>)", "{since} "],
    ["\\bzirkuläre[nrs]? abhängigkeit(?:en)?\\b", "{cycles}"],
    ["\\bbeschriften? (.+?) (?:mit|nach|durch) ", "{label} $1 {by} "],
    [
      "\\bwelche (?:gruppen|gemeinschaften|cluster|communities) (?:gibt es|sind hier|bilden sich)",
      "{which communities are there}",
    ],
    ["\\bnach (?:gruppen?|gemeinschaften|clustern?|communities)\\b", "{by group}"],
    ["\\b(?:anzahl|zahl) (?:der|von|an) (?=\\p{L}+verbindungen|verbindungen|kanten|nachbarn|kontakte)", "{number of} "],
    [
      oneLine`
        ^(?:mach|mache|stell|stelle) (?:bitte )?alles (?:wieder )?(?:so )?wie (?:es )?
        (?:am anfang|zu beginn|ganz am anfang|vorher|ursprünglich)(?: war)?|^(?:mach|mache) alles rückgängig
        |^alles rückgängig(?: machen)?
      `,
      "{undo everything}",
    ],
    ["\\b(?:in diesem|im|in dem|in meinem|in unserem) (?:graph|graphen|netz|netzwerk|diagramm|bild)\\b", " "],
    ["^(\\p{L}+) sie (?=(?:bitte )?(?:die|den|das|alle|alles|nur)\\b)", "$1 "],
    ["\\bim (?:schnitt|durchschnitt|mittel)\\b", "{on average}"],
    [
      "\\bwie (?:komme|gelange|kommt|gelangt) (?:ich|man|\\p{L}+) (?:am schnellsten |am besten )?von (.+?) (?:nach|zu|zum|zur|bis) ",
      "{shortest path from} $1 {to} ",
    ],
    ["\\bwie (?:hoch|groß) (?:ist|sind) ", "{what is} "],
    ["\\bwie schwer (?=ist |sind |war )", "{how heavy} "],
    ["^liste? (.+?) (?:auf )?nach (?=\\p{L}+(?: auf)? ?[.?!]?$)", "{list} $1 {sorted by} "],
    ["\\bwer (?:wurde|ist) (?:als letzte[rs]?|zuletzt|am spätesten) ", "{who was last} "],
    ["\\bnach (?=\\p{L}+ (?:einfärben|färben|gruppieren|sortieren|ordnen|anordnen|skalieren))", "{by} "],
    [
      "\\b(?:wer|welche[rsnm]?) (.{1,40}?)(?: ist| sind)? am (?:besten|stärksten|meisten) (?:vernetzt|verbunden|verknüpft)\\b",
      "{most connected} $1",
    ],
    [
      "\\b(?:am besten|am stärksten|am meisten|gut|stark) (?:vernetzt|verbunden|verknüpft)(?:e|en|er|es)?\\b",
      "{most connected}",
    ],
    [
      "\\b(?:<make/color>|markiere?|hebe?|male?|zeichne|kennzeichne) (.+?) (?:in )?(<colour>)\\b(?: hervor| an| ein)?",
      "{make} $1 $2",
    ],
    ["\\b(?:skaliere?|größe) (.+?) (?:nach|anhand|je nach|entsprechend|gemäß) ", "{size} $1 {by} "],
    ["(.+?) (?:nach|anhand|je nach|entsprechend|gemäß) (\\p{L}+) skalieren\\b", "{size} $1 {by} $2"],
    ["\\b(?:größe|knotengröße) (?:der |von )?(.+?) (?:nach|anhand|je nach) ", "{size} $1 {by} "],
    ["\\b(?:sollen|sollten|sollte|soll|dürfen|darf|kann|können|könnte|müssen|muss) (?:ich|wir|man)\\b", "{should i}"],
    ["\\b<delete> (?:ich|wir|man)\\b", "{should i delete}"],
    ["\\b(?:nochmal|noch mal|noch einmal) (?:größer|grösser)\\b|\\bnoch größer\\b", "{bigger}"],
    ["\\b(?:am )?meist ?verkauf[te]+[nrs]?\\b|\\bam meisten verkauft(?:e[nrs]?)?\\b", "{with the most sales}"],
    ["\\b(?:am )?(?:best(?:en)?|höchst(?:en)?) ?(?:bewertet|benotet)(?:e[nrs]?)?\\b", "{best rated}"],
    ["\\b(?:am )?(?:schlechtest(?:en)?) ?(?:bewertet|benotet)(?:e[nrs]?)?\\b", "{worst rated}"],
    ["\\b(ist|sind) (@) (?:mit|und) (@) (befreundet|verheiratet|verwandt|bekannt)\\b", "{is} $2 {a} $4 {of} $3"],
    ["\\balle,? (?:die|welche) (.+?) sind\\b", "{the ones that are} $1"],
    ["\\b(?:am )?(?:meisten|meist) ?(?:heruntergeladen|geladen)(?:e[nrs]?)?\\b", "{with the most downloads}"],
    ["\\b(?:am )?(?:meisten|meist) ?besucht(?:e[nrs]?)?\\b", "{with the most visitors}"],
    ["\\b(?:am )?(?:meisten|meist) ?zitiert(?:e[nrs]?)?\\b", "{with the most citations}"],
    ["\\balles,? (?:was|das) (.+?) (?:ist|sind)\\b", "{all} $1 {nodes}"],
    ["\\b(<color/group/sort>) (.+?) (?:nach|je nach|anhand|pro|gemäß) ", "$1 $2 {by} "],
    [
      "\\b(?:erhöhe?|senke?|reduziere?|verringere?|ändere?|änder|setze?|stelle?) (?:den |die |das )?(\\p{L}+) (?:von|bei) (.+?) auf ",
      "{set the} $1 {of} $2 {to} ",
    ],
    ["\\b(?:lösche?|entferne?) (?:bitte )?(.+?) (?:bitte )?nicht\\b", "{do not delete} $1"],
    [
      oneLine`
        ^(?:jetzt |nun |und |dann |bitte )*(?:alles |alle |sie )?(?:wieder |nochmal )(?:alles |alle )?
        (?:einblenden|anzeigen|zeigen)(?= ?(?:$|[.!?]))|^blende (?:alles|alle|sie) (?:bitte )?wieder ein
      `,
      "{show everything}",
    ],
    [
      "\\b(?:alles|alle farben|farben|stile|die farben) (?:wieder )?zurücksetzen|^(?:setz|setze) (?:alles|die ansicht) zurück",
      "{reset the view}",
    ],
    ["\\b(?:mit wem|womit) (?:ist|sind) (.+?) verbunden\\b", "{what is connected to} $1"],
    [
      "\\bwer hat (?!(?:die |den )?(?:meisten|wenigsten) \\p{L}+ ?(?:\\?|$))(.+?) (\\p{L}+)(?= ?(?:\\?|$))",
      "{who} $2 $1",
    ],
    ["\\b(?:hat|haben) am meisten (\\p{L}+)", "$1 {the most}"],
    ["\\b(<color/group/sort>) (?:nach|anhand|pro) ", "$1 {by} "],
    ["\\bund was ist mit\\b|\\bwas ist mit\\b", "{what about}"],
    ["\\b(?:hier|momentan|aktuell|insgesamt)(?= ?(?:$|[?.!]))", " "],
    ["\\bnicht(s)? (?:löschen|entfernen|ändern|verändern)\\b(?: bitte)?", "{do not delete anything}"],
    ["\\b(?:lösch|entfern|änder|veränder)e? (?:bitte )?nichts\\b", "{do not delete anything}"],
    ["\\b(?:ohne etwas zu (?:löschen|ändern))\\b", "{do not delete anything}"],
    ["\\bmach(?:e)? (?:das|die letzte änderung|den letzten schritt) rückgängig|^rückgängig(?: machen)?", "{undo that}"],
    ["\\bordne (.+?)(?: als| in einem| im)? kreis(?:förmig)?(?: an)?\\b", "{use a circle layout}"],
    ["\\bordne (.+?) an\\b", "{arrange} $1"],
    ["\\bfüge? (.+?) (?:hinzu|ein)\\b", "{add} $1"],
    ["\\bbenenne? (.+?) (?:in (.+?) um|um in (.+))", "{rename} $1 {to} $2$3"],
    ["\\bwie (?:viele|viel) (.+?) gibt es\\b", "{how many} $1 {are there}"],
    ["\\b(?:wie viele|wieviele)\\b", "{how many}"],
    ["\\bwie (?:viel|teuer) (?:kostet|ist|kosten|sind)\\b", "{how much does it cost}"],
    ["\\bwie alt (ist|sind|war)\\b", "{how old} {is}"],
    ["\\bwie heißen?\\b", "{what are the names of}"],
    ["\\bwem gehör(?:t|en)\\b", "{who owns}"],
    ["\\bwas (frisst|fressen|isst|essen) (?:die |der |das |den )?(@[^?.,]*)", "{what does} $2 {eat}"],
    ["\\bwer (frisst|isst) (?:die |der |das |den )?(@[^?.,]*)", "{what eats} $2"],
    ["\\bwer sind die eltern von\\b", "{who are the parents of}"],
    ["\\bwas bedeutet\\b|\\bwas steht in\\b", "{what is}"],
    ["\\b(?:ändere?|setze?) (?:den |die |das )?(.+?) von (.+?) (?:auf|in|zu) ", "{set the} $1 {of} $2 {to} "],
    ["\\b(?:am weitesten (?:weg )?von (@)|von (@) am weitesten) (?:entfernt|weg)\\b", "{farthest from} $1$2"],
    ["\\b(?:zwischen) (.+?) und (.+?)(?=$|[ ?.,])", "{between} $1 {and} $2"],
    [
      "\\b(?:kürzeste[rn]?|schnellste[rn]?) (?:weg|pfad|verbindung) (?:von|zwischen) (.+?) (?:nach|zu|und|bis) ",
      "{shortest path from} $1 {to} ",
    ],
    ["\\bje (?:höher|größer|mehr) (.+?), desto größer\\b", "{size by} $1"],
    ["\\bje (?:@ )?(.+?) eine farbe\\b", "{colour by} $1"],
    ["\\bälter als\\b", "{older than}"],
    ["\\b(?:mindestens|wenigstens)\\b", "{at least}"],
    ["\\bgesamt(?:e[rsnm]? )?(?=\\p{L}{4})", "{total} "],
    ["\\bdurchschnitts(?=\\p{L}{4})", "{average} "],
    ["\\bgröße (?:nach|je nach|anhand) ", "{size by} "],
    ["\\bfarbe (?:nach|je nach|anhand) ", "{colour by} "],
    ["\\bwas kannst du\\b(?: alles)?", "{what can you do}"],
    ["\\bwie heißt (?:der|die|das)\\b", "{which is the}"],
    ["\\bwelche (\\p{L}+(?:e|en|er|s|n)) (\\p{L}{3,}t) (@)(?= ?[?.]? *$)", "{which} $1 {does} $3 $2"],
    ["\\bwas (\\p{L}{3,}t) (@)(?= ?[?.]? *$)", "{what does} $2 $1"],
    ["\\bmit (?:den|die) meisten\\b", "{with the most}"],
    ["\\bhat (?:den|die) meisten\\b", "{has the most}"],
    ["\\bmit (?:den|die) wenigsten\\b", "{with the fewest}"],
    ["\\bhat (?:den|die) wenigsten\\b", "{has the fewest}"],
    [
      "\\b(?:am (?:besten|stärksten|meisten)|best|meist) ?(?:verbundene[nrs]?|vernetzte[nrs]?|verknüpfte[nrs]?)\\b",
      "{most connected}",
    ],
    ["\\bmehr verbindungen\\b", "{more links}"],
    ["\\bdie gleiche|dasselbe\\b", "{the same}"],
    ["\\b(?:das gleiche|dasselbe|genauso) (?:für|mit|bei)\\b", "{the same for}"],
    ["\\bwie (?:sieht es mit|ist es mit|steht es um) (.+?)(?: aus)?(?= ?[?.]? *$)", "{what about} $1"],
    ["\\b(?:zoome?|fokussiere) (?:auf|zu) ", "{zoom to} "],
    ["\\b(?:sortiere?|ordne) (.+?) nach ", "{sort} $1 {by} "],
    ["\\bstelle? (?:es|alles|den graphen) als (baum|raster|kreis) dar", "{use a} $1 {layout}"],
    ["\\bhöchstens\\b", "{at most}"],
    ["\\b(?:mehr|größer|höher|länger|teurer|schwerer|schneller) als\\b", "{more than}"],
    ["\\b(?:weniger|kleiner|niedriger|kürzer|billiger|leichter|langsamer) als\\b", "{less than}"],
    ["\\bjünger als\\b", "{younger than}"],
    ["\\bnur die\\b", "{only the}"],
    ["\\b(?:zeige?|zeig mir) nur\\b", "{show only}"],
    ["\\b(?:soll(?:te)?|darf|dürfte|soll(?:t)?en|dürfen) (?:ich|wir)\\b", "{should i}"],
    ["\\b(?:ist|sind) mit (.+?) verbunden\\b", "{is connected to} $1"],
    ["\\bmit (.+?) verbunden\\b", "{connected to} $1"],
  ],
  words: germanWords,
  formsOf: germanForms,
  ownForms: germanOwnForms,
  stemsOf: germanStems,
  partsOf: germanParts,
  colourEnds: "(?:e[nrsm]?)?",
  order: [
    ...germanOrder,
    [
      "\\b(after|before|since|until) ((?:@ \\p{L}+ )?@) (end|ends|begin|begins|start|starts|@)(?= ?[?.!]?$)",
      "$3 $1 $2",
    ],
    ["\\b(color|make) them (red|blue|green|yellow|orange|purple|pink|grey|black)\\b", "make them $2"],
    ["^color (all )?from (@)", "color the ones in $2"],
    [", that ", " that "],
    ["\\bthat (@) are\\b", "that are $1"],
    ["\\bin (@) (work|live)\\b", "$2 in $1"],
    ["^who (?:works? )?work in\\b", "who work in"],
  ],
};
