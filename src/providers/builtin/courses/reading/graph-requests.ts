import { oneLine } from "@/lib/text/lines";
import { courseWord, lessonWord } from "./course-words";

const commands = oneLine`
  colou?r|recolou?r|paint|make|turn|select|deselect|unselect|highlight|mark|hide|unhide|delete|remove|drop|add
  |create|insert|connect|join|rename|set|change|edit|undo|redo|arrange|lay ?out|filter|zoom|fit|cent(?:re|er)|focus
  |export|save|download|group|cluster|label|resize|size|enlarge|shrink|style|run|compute|calculate|rank|sort|order
  |count|load|open|import|clear|reset|expand|collapse|pin|move|merge|use|apply|färbe?|mache?|wähle?|markiere?|hebe?
  |verstecke?|blende?|lösche?|entferne?|füge?|erstelle?|verbinde?|benenne?|setze?|ändere?|ordne|zähle?|berechne?
  |sortiere?|lade?|öffne|exportiere?|speichere?|zoome?|gruppiere?|vergrößere?|verkleinere?
`;
const polite = "(?:please |bitte |can you |could you |kannst du |now |then |and |also |und |dann )*";
const things = oneLine`
  (?:nodes?|edges?|passages?|elements?|links|neighbou?rs?|connections?|labels?|texts?|${lessonWord}|${courseWord}
  |knoten|kanten?|passagen?|elemente?|verbindungen)
`;

const plain = [
  new RegExp(`^${polite}(?:${commands})(?![\\p{L}-])`, "iu"),
  new RegExp(`^${polite}(?:how many|wie viele|number of|the number of|what number of) (?:[\\p{L}-]+ )?${things}`, "iu"),
  new RegExp(
    oneLine`
      ^${polite}(?:show|find|list|zeige?|finde|get)(?: me| mir)? (?:only |just |all |nur |alle |every )*
      (?:the |die )?${things}(?: in gr| with| whose| that (?:are|have|is|has)| connected| linked|$)
    `,
    "iu",
  ),
  new RegExp(
    oneLine`
      (?:most|fewest|highest|lowest|largest|smallest|longest|shortest|biggest|meisten|wenigsten) (?:[\p{L}-]+ )?
      (?:${things}|betweenness|degree|pagerank|closeness|centrality)
    `,
    "iu",
  ),
  new RegExp(
    oneLine`
      (?:^|\s)(?:connected|linked|neighbou?rs?|path|distance|edges?|verbunden|nachbarn|pfad|weg) (?:to|of|from
      |between|mit|von|zwischen) (?:the )?(?:@|#|${lessonWord}|${courseWord}|passage)
    `,
    "iu",
  ),
];

/** Whether a message plainly asks for something of the graph: a change, a look, a count, who is linked to whom. */
export function isGraphRequest(text: string): boolean {
  return plain.some((pattern) => pattern.test(text));
}

const aboutGraph = new RegExp(
  oneLine`
    (?:^|\s)(?:(?:this|the|my|our|open|whole|diese[rmn]?|der|dem) (?:graph|graphen|network|netzwerk|picture|canvas
    |selection)|selected|selection|hidden|visible|shown|here|neighbou?rs?|nachbarn|ausgewählt\p{L}*)(?!\p{L})
  `,
  "iu",
);
const definiteMeasure = new RegExp(
  oneLine`
    ^(?:the|der|die|das) (?:(?:average|mean|total|max\p{L}*|min\p{L}*|overall|durchschnittliche) )?
    (?:number|density|diameter|radius|degrees?|components?|communities|clusters?|bridges|cut points|paths?|size
    |average|count|layout|filter|nodes?|edges?|cliques|hubs|legend|dichte|durchmesser|anzahl|knoten|kanten|brücken
    |gemeinschaften|komponenten)(?![\p{L}-])(?! method| algorithm| measure| lesson| course)
  `,
  "iu",
);
const pronoun = new RegExp(
  oneLine`
    ^(?:this|that|it|these|those|there|here|in|on|your|you|my|going|connected|next|up|new|left|missing|wrong
    |happening|possible|selected|shown|what|he|she|they|das|dies|es|hier|los|du|dein)(?![\p{L}-])
  `,
  "iu",
);

/** Whether "what is …" asks for a figure or a thing of the open graph rather than for what a word means. */
export function isOfGraph(topic: string): boolean {
  return aboutGraph.test(topic) || definiteMeasure.test(topic) || pronoun.test(topic) || topic === "";
}

/** "In a book, which way …", "for a novel: how thick …": of what it is asked stands first. */
const setting = /^(?:in|for|with|on|at|after|before|during|when|if|as for|bei|für|im|nach|vor) [^,;:?]{1,40}[,:] /iu;

const aboutAssistant =
  /^(?:(?:what|how|who|which)\b.*\b(?:can|are|do|could) you\b|what can i (?:do|ask|say)|help\b|hilfe\b|wer bist|was kannst)/iu;
const questionLead = new RegExp(
  oneLine`
    ^(?:what|whats|what's|who|whose|whom|when|where|why|how|which|does|do|did|is|are|was|were|can|should|could|will
    |(?:as of|up to|[a-z]{2,7}) (?:what|which|how (?:many|much|far|long|old|often|high|deep))|was|wer|wessen|wann|wo
    |warum|wieso|weshalb|wie|welche[rsnm]?|woraus|womit|wozu|wofür|woran|kann|können|muss|soll|sollte|ist|sind|gibt)
    (?![\p{L}-])
  `,
  "iu",
);

/** Whether a message is a question that texts could answer: no mere remark, and none about the assistant or the graph. */
export function isOpenQuestion(text: string): boolean {
  if (aboutAssistant.test(text) || aboutGraph.test(text)) return false;
  const bare = /^(?:what|whats|what's|was)(?:'s| is| are| ist| sind)? (.*?)[?.! ]*$/iu.exec(text)?.[1] ?? "";
  if (definiteMeasure.test(bare) && bare.split(" ").length <= 4) return false;
  const isAboutThings = new RegExp(`^(?:which|what|welche[rsmn]?|who|wer) (?:${things})(?![\\p{L}-])`, "iu").test(text);
  const isAsked = questionLead.test(text) || questionLead.test(text.replace(setting, ""));
  return isAsked && !isAboutThings && text.split(" ").length > 1;
}
