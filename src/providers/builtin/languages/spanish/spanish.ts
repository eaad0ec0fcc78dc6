import { oneLine } from "@/lib/text/lines";
import { es } from "../../say/es";
import { romanceOrder } from "../english-order";
import type { LanguageTable } from "../language-types";
import { spanishForms, spanishPronoun, spanishStems } from "../noun-forms";
import { spanishWords } from "./spanish-words";

/** Spanish. Adjectives after nouns and "en azul" come into English order. */
export const spanish: LanguageTable = {
  language: "es",
  say: es,
  phrases: [
    ["\\bde izquierda a derecha\\b", "{left to right}"],
    ["\\bde derecha a izquierda\\b", "{right to left}"],
    ["\\bde arriba (?:a |hacia )?abajo\\b", "{top to bottom}"],
    ["\\bde abajo (?:a |hacia )?arriba\\b", "{bottom to top}"],
    ["¿?hay (?:algún|alguna|un|una|algunos|algunas)? ?(?:círculos?|ciclos?|bucles?)\\b", "{is there a cycle}"],
    ["\\bqué (?:es lo que )?(?:estoy viendo|estamos viendo|veo)(?: aquí)?\\b", "{what am i looking at}"],
    [
      "\\bde qué (?:se )?(?:trata|va|habla)(?: (?:este|esta|el|la) (?:grafo|red|gráfico))?\\b",
      "{what is this graph about}",
    ],
    [
      "\\bquién(?:es)? tienen? (?:el |la )?más (?:conexiones|contactos|enlaces|vecinos|relaciones)\\b",
      "{who has the most connections}",
    ],
    [
      "\\bquién(?:es)? tienen? (?:el |la )?menos (?:conexiones|contactos|enlaces|vecinos|relaciones)\\b",
      "{who has the fewest connections}",
    ],
    ["\\bhay (?:alguien|alguno|alguna persona)\\b", "{is there anybody}"],
    ["\\bqué (?:comunidades|grupos) (?:hay|existen|se forman)\\b", "{which communities are there}"],
    ["\\b(?:por|según) (?:los |las )?(?:grupos?|comunidad(?:es)?)\\b", "{by group}"],
    ["\\banterior(?:es)? a(?:l| la)? ", "{older than} "],
    ["\\bposterior(?:es)? a(?:l| la)? ", "{newer than} "],
    ["^(?:deshaz|deshacer|deshazlo) todo\\b", "{undo everything}"],
    ["\\b(?:podrías|podés|puedes|podría|puede|quiero|quisiera|me gustaría|necesito|quieres|querés)(?: me)?\\b", " "],
    [
      "^((?:y |ahora |aún |todavía |un poco |mucho |bastante )*)más (?:grandes?|gruesos?|gruesas?)(?= ?(?:$|[.!]))",
      "$1 {bigger}",
    ],
    ["\\b(<make>(?: .+?)?) (?:un poco |mucho )?más grandes?", "$1 {bigger}"],
    ["\\b(<make>(?: .+?)?) (?:un poco |mucho )?más (?:pequeñ|chic)[oa]s?", "$1 {smaller}"],
    ["\\b(?:en|del?) (?:el |este |mi )?(?:grafo|red)\\b", " "],
    [
      "\\b(?:volv[eé]|vuelve|volver|volved) a <show>(?: todo| todos| todas)?\\b|\\b<show> (?:todo )?(?:otra vez|de nuevo|nuevamente)\\b",
      "{show everything}",
    ],
    ["\\b(?:ha|han) (\\p{L}+[ai]d[oa]|escrito|hecho|puesto|visto) (?=más|menos|el más)", "$1 "],
    [
      "\\b(?:con|a) (?:quién|quiénes|qué|cuáles) (?:está|están) (?:conectad|relacionad|unid|enlazad)[oa]s? (@)",
      "{what is connected to} $1",
    ],
    ["\\b(quién|quiénes) (?:ha|han) (\\p{L}+) (?:a )?(?=@)", "$1 $2 "],
    ["\\bqué (\\p{L}+[ae]) (?:el |la )?(?!<number>)(@)(?= ?(?:\\?|$))", "{what does} $2 $1"],
    [
      "\\bqué (\\p{L}+) (?!está|tiene)(\\p{L}+[ae]) (?:el |la )?(?!<number>)(@)(?= ?(?:\\?|$))",
      "{which} $1 {does} $3 $2",
    ],
    ["\\b<select/highlight> (?:en |de |de color )(<colour>) (?:a )?(?!y |,)(.+?)(?= y |,|[.!?]|$)", "{make} $2 $1"],
    [
      oneLine`
        \b(?:haz que )?(?:el )?tamaño (?:de .+? )?(?:dependa|depende|sea|vaya|varíe) (?:de|según|por
        |en función de) (?:la |el |los |las |su |sus )?
      `,
      "{size by} ",
    ],
    ["^(?:y )?que (?=\\p{L}+ )", "{which} "],
    ["\\b(?:mejor|más) (?:valorad|puntuad|calificad|votad)[oa]s?\\b", "{best rated}"],
    ["\\b(?:peor) (?:valorad|puntuad|calificad)[oa]s?\\b", "{worst rated}"],
    ["\\bmenores de (<number>)(?: años)?", "{younger than} $1"],
    ["\\bmayores de (<number>)(?: años)?", "{older than} $1"],
    [
      "\\b(?:haz(?:me)?|hacé|hacer) (?:un )?zoom (?:en|a|sobre) |\\bzoom (?:en|a|sobre) |\\bac[eé]rca(?:te|me)? a ",
      "{zoom to} ",
    ],
    ["\\bmás descargad[oa]s?\\b", "{with the most downloads}"],
    ["\\bmás visitad[oa]s?\\b", "{with the most visitors}"],
    ["\\bmás citad[oa]s?\\b", "{with the most citations}"],
    ["\\bmás vendid[oa]s?\\b", "{with the most sales}"],
    ["\\bmás poblad[oa]s?\\b", "{most populous}"],
    ["\\b(el|la|los|las|es|son|qué \\p{L}+|\\p{L}+ es|\\p{L}+ son) ((?:\\p{L}+ )?)más grandes?\\b", "$1 $2 {largest}"],
    [
      "\\b(el|la|los|las|es|son|qué \\p{L}+|\\p{L}+ es|\\p{L}+ son) ((?:\\p{L}+ )?)más (?:pequeñ|chic)[oa]s?\\b",
      "$1 $2 {smallest}",
    ],
    ["\\b<arrange/sort> (.+?) (?:por|según) ", "{sort} $1 {by} "],
    [
      "\\bcómo (?:llego|llegar|voy|ir|se llega|se va|puedo llegar) (?:de|desde) (.+?) (?:a|hasta) ",
      "{shortest path from} $1 {to} ",
    ],
    ["\\btodo lo que (?!está en|esté en|es de|hay en)(?:está|esté|sea|es|son) (\\p{L}+)", "{all} $1 {nodes}"],
    ["\\btodo lo que (?:está|es|hay|esté) (?:en|de) ", "{everything in} "],
    ["\\b(?:que )?(?:está|están|esté|estén|se encuentran?|ubicad[oa]s?|situad[oa]s?) en (?=@)", "{in} "],
    ["\\b(?:cambia|cámbia|cambi[aá])(?:le|r|rle)? el nombre (?:a|de|del)l? ?(.+?) (?:por|a|en) ", "{rename} $1 {to} "],
    ["\\brenombr(?:a|ar|e|á) (.+?) (?:a|por|como|en) ", "{rename} $1 {to} "],
    ["\\bse llam[ea]n? ahora\\b", "{rename}"],
    ["\\bmás(?= ?(?:$|[?.!]))", "{the most}"],
    ["\\b(?:a|con) qué (?:está|están) conectad[oa]s? (?:el |la )?(@)", "{what is connected to} $1"],
    ["\\b(?:en función|dependiendo) del? ?|\\bsegún (?:su |sus |el |la |los )?|\\bde acuerdo (?:a|con)l? ?", " {by} "],
    ["\\b(?:borr|elimin|quit|suprim)(?:o|amos|imos)\\b", "{should i delete}"],
    ["\\by (?:los|las|el|la) de\\b", "{and the ones in}"],
    ["\\bdeshacelo\\b|\\bdeshazlo\\b", "{undo that}"],
    ["[¿¡]", " "],
    ["\\bno (?:borres|elimines|quites|cambies|toques) nada\\b", "{do not delete anything}"],
    ["\\bsin (?:borrar|cambiar) nada\\b", "{do not delete anything}"],
    ["\\bde quién (?:es|son) (?:el |la |los |las )?(?:perro |perra |gato |gata )?(@[^?.,]*)", "{who owns} $1"],
    ["\\bqué come (?:el |la )?(@[^?.,]*)", "{what does} $1 {eat}"],
    ["\\bcuántos años tiene\\b|\\bqué edad tiene\\b", "{how old is}"],
    ["\\bcuánto (?:cuesta|vale)\\b", "{what is the price of}"],
    ["\\b(?:cuántos|cuántas|cuantos|cuantas) (.+?) (?:hay|existen)\\b", "{how many} $1 {are there}"],
    ["\\b(?:cuántos|cuántas|cuantos|cuantas)\\b", "{how many}"],
    ["\\btod[oa]s? (?:menos|excepto|salvo)\\b", "{everything except}"],
    ["\\b(?:excepto|salvo)\\b", "{except}"],
    ["\\b(?:debería|debo|deberíamos)\\b", "{should i}"],
    ["^¿? ?hay (más|menos) ", "{are there} $1 "],
    ["\\b(?:quiero|quise) decir\\b|\\bme refiero a(?:l)?\\b", "{i mean}"],
    ["\\bes (@) más (?:fuerte|alto|alta|grande|rápido|rápida|largo|larga) que (@)", "{is} $1 {bigger than} $2"],
    ["\\b<enlarge> (?:el tamaño de )?((?:a )?(?:l[oa]s? |el )?\\p{L}+)", "{make} $1 {bigger}"],
    ["\\b<shrink> (?:el tamaño de )?((?:a )?(?:l[oa]s? |el )?\\p{L}+)", "{make} $1 {smaller}"],
    [
      "\\b(?:camino|ruta|trayecto)(?: más (?:corto|corta|rápido|rápida|breve))? (?:de|entre|desde) (@|.{1,30}?) (?:a|y|hasta|con) (?=@)",
      "{shortest path from} $1 {to} ",
    ],
    [
      "\\b<make/color>(?:me|los|las|lo|la)? (?:en |de |de color )?(<colour>) (?:a )?(?!y |,)(.+?)(?= y |,|[.!?]|$)",
      "{make} $2 $1",
    ],
    ["\\b<make/color> (.+?) (?:en|de|de color|color) (<colour>)\\b", "{make} $1 $2"],
    ["\\b<color> (.+?) (?:por|según) ", "{color} $1 {by} "],
    [
      oneLine`
        \b(?:cambi|pon|establec|fij|defin|actualiz|modific)(?:a|e|er|ir|ar)? (?:el |la )?
        (@|\p{L}+) del? (.+?) (?:a|por|en|como) (?=@ ?[.!]?$)
      `,
      "{set the} $1 {of} $2 {to} ",
    ],
    ["\\bcambia (?:el |la )?(.+?) de (.+?) (?:a|por|en) ", "{set the} $1 {of} $2 {to} "],
    ["\\b(?:llamado|llamada|con nombre|que se llame|con el nombre)\\b", "{called}"],
    ["\\bmás de\\b|\\bpor encima de\\b|\\bmayor(?:es)? (?:que|de)\\b", "{more than}"],
    ["\\bmenos de\\b|\\bpor debajo de\\b|\\bmenor(?:es)? (?:que|de)\\b", "{less than}"],
    ["\\bal menos\\b|\\bcomo mínimo\\b", "{at least}"],
    ["\\bcomo máximo\\b|\\ba lo sumo\\b", "{at most}"],
    ["\\b(?:los|las|el|la) que (?:tienen|tengan)\\b", "{the ones with}"],
    ["\\b(?:a )?(?:los|las) que\\b", "{the ones that}"],
    [
      oneLine`
        \b<show> (?:solo|sólo|solamente|únicamente|nada más)\b|\b(?:solo|solamente|únicamente) <show>\b
        |\b(?:deja|dejá|dejar) (?:solo|sólo|solamente)\b
      `,
      "{show only}",
    ],
    ["\\bquién(?:es)? enseñan?\\b", "{who teaches}"],
    ["\\b(\\p{L}+) (?:con|que tiene|que tienen) (?:el |la |los |las )?más\\b", "{the} $1 {with the most}"],
    ["\\b(\\p{L}+) (?:con|que tiene|que tienen) (?:el |la |los |las )?menos\\b", "{the} $1 {with the fewest}"],
    ["\\btiene(?:n)? (?:el |la |los |las )?más\\b", "{has the most}"],
    ["\\b(\\p{L}+) más conectad[oa]s?\\b", "{the most connected} $1"],
    ["\\b(\\p{L}+) mejor (\\p{L}+)\\b", "$1 {best} $2"],
    ["\\b(?:otra vez|de nuevo|nuevamente)\\b", "{again}"],
    ["\\b<show> todo\\b(?: \\{again\\})?", "{show everything}"],
    ["\\bde (@) años\\b", "{aged} $1"],
    ["\\b(?:lo mismo|haz lo mismo) (?:para|con)\\b", "{the same for}"],
    ["\\bqué tal\\b", "{what about}"],
    ["\\brehaz|rehacer\\b", "{redo}"],
    ["\\b(?:tamaño|dimensiona|ajusta el tamaño)(?: de .+?)? (?:por|según) ", "{size by} "],
    ["\\bdeshaz(?: eso| lo último| el último cambio)?\\b", "{undo that}"],
    ["\\b(?:un círculo|en círculo|circular)\\b", "{circle}"],
    ["\\bhaz(?:los|las) más grandes\\b", "{make them bigger}"],
    ["\\bhaz(?:los|las) más pequeñ[oa]s\\b", "{make them smaller}"],
    ["^y (?:en |de |los de |las de )?(@)", "{and in} $1"],
    ["\\bconectad[oa]s? (?:a|con)\\b", "{connected to}"],
  ],
  words: spanishWords,
  formsOf: spanishForms,
  stemsOf: spanishStems,
  verbAndPronoun: spanishPronoun,
  verbEnds: "(?:me|te|se|nos)?(?:lo|la|los|las|le|les)?",
  colourEnds: "s?",
  order: [
    ...romanceOrder,
    ["^who is\\b(?= \\p{L}+s\\b)", "who"],
    ["\\bthe (films|stations|servers|papers|people) of (@)", "the $1 with $2"],
  ],
};
