import { wordLines } from "@/lib/text/lines";

const english = wordLines`
  a about above after again all also am an and any are as at be because been before being below between both but by
  can could did do does doing done down during each few for from further had has have having he her here hers him
  his how i if in into is it its itself just let me might more most much must my no nor not now of off on once only
  or other our out over own same shall she should so some such than that the their them then there these they this
  those through to too under until up us very was we were what when where which while who whom whose why will with
  would you your
`;
const asking = wordLines`
  tell explain describe define show give list find know learn say says said mean means meaning please want need
  help called talk something anything thing things way ways question
`;
const german = wordLines`
  aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da dann
  das dass dein dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine
  einem einen einer eines er es etwas euch fur gegen hab habe haben hat hatte hier hin hinter ich ihm ihn ihnen ihr
  ihre im in ist ja jede jeder jedes kann konnen man mehr mein mich mir mit muss nach nicht nichts noch nun nur ob
  oder ohne sehr sein seine selbst sich sie sind so soll sondern um und uns unter vom von vor war was weil weiter
  welche welchem welchen welcher welches wenn wer werde werden wie wieder will wir wird wo zu zum zur uber erklare
  erklar zeig sag bedeutet heisst gibt viel viele vielen vieler lang lange oft dauert dauern
`;
const french = wordLines`
  alors au aux avec ce ces cette comme dans de des du elle en est et etre il ils je la le les leur lui mais me meme
  mes moi ne nous ou par pas pour qu que quel quelle qui sa sans se ses son sont sur ta te tes toi ton tu un une
  vos votre vous
`;
const spanish = wordLines`
  al como con cual cuando de del donde el ella en es esta este esto hay la las lo los mas mi muy no o para pero por
  porque que quien se ser si sin sobre son su sus tu un una uno y ya
`;

/** Words that say nothing of what is looked for: of English, German, French and Spanish, folded, and those that only ask. */
export const stopWords: ReadonlySet<string> = new Set(
  [english, asking, german, french, spanish]
    .flatMap((words) => words.split(" "))
    .concat("dont doesnt didnt isnt arent wasnt werent whats cant couldnt shouldnt wont havent hasnt".split(" ")),
);

/** Words that tell a language, since others have none like them. */
export const distinctiveWords = {
  english: new Set(
    "the of and to is are that it with for as from this by be which have has can its how what does".split(" "),
  ),
  german: new Set(
    "der und ist das die den von mit nicht ein eine sich auf fur werden wird oder als wie zu im dem sind des".split(
      " ",
    ),
  ),
} as const;
