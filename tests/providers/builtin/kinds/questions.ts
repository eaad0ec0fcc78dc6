import { type KindCase, names, on, says, saysNot, still, tells } from "./kind-case";

export const questions: Readonly<Record<string, readonly KindCase[]>> = {
  "capitals and exclamation marks": [
    on("cats", "HOW MANY CATS ARE THERE???").holds(tells(12), still),
    on("harbour", "WHICH BOATS ARE INSURED!!!").holds(names("b2", "b3", "b5"), still),
    on("depot", "SHOW ME THE MOST EXPENSIVE SERVICE!").holds(names("bil")),
    on("town", "Who Works At City Museum!?").holds(names("s1", "s2"), still),
    on("flights", "HOW MANY AIRPORTS ARE IN TEXAS? I MEAN STATE TX!").holds(tells(24), still),
    on("clinic", "WHO IS THE OLDEST DOCTOR").holds(names("d4"), still),
    on("post", "writers FROM lund!!!!").holds(names("ada", "cla")),
  ],
  "runs of capitals": [
    on("flights", "how many flights go from ATL to ORD?").holds(
      says(/7,677|7677/u),
      saysNot(/not understood|no .* called/iu),
      still,
    ),
    on("harbour", "WHAT IS THE AVERAGE LENGTH OF THE BOATS").holds(tells("10.6"), still),
    on("cats", "WHO LIVES WITH EMMA").holds(names("cat1", "cat2"), still),
    on("depot", "HOW MUCH DO ALL SERVICES COST TOGETHER").holds(tells(540), still),
    on("clinic", "ARE THERE ANY CRITICAL PATIENTS").holds(says("[[p2]]"), still),
    on("miserables", "WHO HAS THE MOST CONNECTIONS").holds(says("[[Valjean]]"), still),
    on("town", "LIST EVERY LAB").holds(names("l1", "l2")),
  ],
  "an unknown noun": [
    on("miserables", "how many people are there?").fails(tells(77), still),
    on("cats", "which characters have no edges?").holds(says(/no|none|every/iu), still),
    on("flights", "how many states are there?").holds(tells(51), still),
    on("depot", "how many things depend on Mailer?").holds(tells(2), still),
    on("post", "which folks live in Lund?").holds(names("ada", "cla"), still),
    on("harbour", "what's the longest vessel?").holds(names("b2"), still),
    on("software", "how many modules are there").holds(tells(10), still),
    on("clinic", "which physicians are on call?").holds(names("d1", "d4"), still),
  ],
  "the last question's set sticks": [
    on("cats", "which cats are older than 8?", "how many humans are there?").holds(tells(8), still),
    on("harbour", "which boats are insured?", "how many boats are there altogether?").holds(tells(5), still),
    on("depot", "list the Go services", "which services are critical?").holds(names("gat", "bil"), still),
    on("town", "museums founded before 1960", "what is the average cost of all museums?").holds(tells("78.33"), still),
    on("clinic", "who is on call?", "who is the youngest patient?").holds(names("p2"), still),
    on("post", "writers from Riga", "which writers pay a rent over 30?").fails(names("ada", "cla"), still),
    on("miserables", "who is in group 7?", "how many characters are in group 8?").holds(tells(13), still),
  ],
  "only the older ones after a list": [
    on("cats", "list the tabby cats", "only the ones older than 5").holds(names("cat4", "cat8")),
    on("harbour", "which boats are insured?", "just those built after 2000").holds(names("b3", "b5")),
    on("depot", "show the services in the core tier in a list", "only the critical one").holds(names("bil")),
    on("town", "list the museums", "only the older ones").holds(says("[[m1]]"), saysNot(/\[\[m2\]\]/u)),
    on("clinic", "which doctors are in Leeds?", "and only the ones on call").holds(names("d1", "d4")),
    on("post", "who are the writers?", "only the ones from Riga please").holds(names("bru", "dir")),
    on("flights", "which airports are in NV?", "only the one with over 50000 departures").holds(names("LAS")),
  ],
  "dates before a year": [
    on("post", "who was born before 1890?").holds(names("cla", "fal"), still),
    on("post", "writers born after 1899").holds(names("bru"), still),
    on("post", "people born between 1880 and 1900").holds(names("ada", "dir", "fal"), still),
    on("clinic", "patients admitted before 2024").holds(names("p3", "p4"), still),
    on("clinic", "which patients were admitted in 2024").holds(names("p1", "p2"), still),
    on("harbour", "boats built before the year 1990").holds(names("b1", "b2"), still),
    on("town", "places founded in or before 1930").holds(names("m1", "p1", "p2"), still),
    on("cats", "who lives together since before 2016?").fails(says("[[cat12]]"), still),
  ],
  "a place's name inside a label": [
    on("post", "who lives in Riga?").holds(names("bru", "dir"), still),
    on("flights", "which airports are in Chicago?").holds(names("MDW", "ORD"), still),
    on("flights", "airports in Houston").holds(names("HOU", "IAH"), still),
    on("clinic", "which doctors are in Leeds").holds(names("d1", "d2", "d4"), still),
    on("harbour", "which boats lie North?").holds(names("b1", "b2"), still),
    on("cats", "people in Bern").holds(names("human1", "human3"), still),
    on("post", "make everyone from Riga red").holds(says(/2|both/iu), ({ chat }) => {
      const has = (id: string) => chat.document.styles.effectiveNode(id).color !== undefined;
      return has("bru") && has("dir") && !has("els") ? null : "others are red";
    }),
  ],
  "withheld or cut data": [
    on("cats", "which cats are older than 8?")
      .with({ includeToolDataInContext: false })
      .holds(
        saysNot(/\b(?:no cats|none|there are no)\b/iu),
        says(/withheld|not told|not shown|kept back|left out|option|data|step above/iu),
        still,
      ),
    on("harbour", "who sails Tern?")
      .with({ includeToolDataInContext: false })
      .holds(
        saysNot(/\b(?:nobody|no one|none|there is no)\b/iu),
        says(/withheld|not told|not shown|kept back|left out|option|data|step above/iu),
        still,
      ),
    on("depot", "what is the average cost of the services?")
      .with({ includeToolDataInContext: false })
      .holds(
        saysNot(/\bno (?:services|cost)\b/iu),
        says(/withheld|not told|not shown|kept back|left out|option|data|step above/iu),
        still,
      ),
    on("flights", "list the airports in Texas, state TX")
      .with({ maxToolResultSize: 400 })
      .holds(saysNot(/no airports|there are no/iu), still),
    on("software", "which class has the largest size?")
      .with({ maxToolResultSize: 300 })
      .holds(saysNot(/there are no|none of/iu), still),
    on("miserables", "how many characters are in group 2?")
      .with({ includeToolDataInContext: false })
      .holds(saysNot(/\b(?:no characters|there are 0|none)\b/iu), still),
  ],
  "questions about the answer": [
    on("cats", "how many cats are there?", "how do you know that?").holds(says(/count|look|search|find|type/iu), still),
    on("harbour", "which boats are insured?", "are you sure?").holds(says(/insured|3|look|yes/iu), still),
    on("depot", "what is the average cost of the services?", "how did you calculate this?").holds(
      says(/cost|average|4 services/iu),
      still,
    ),
    on("clinic", "who is the oldest doctor?", "how old is he?").holds(tells(61), still),
    on("town", "which museum costs the most?", "and how much is it?").fails(tells(120), still),
    on("post", "who are the writers from Lund?", "what was my last question?").fails(says("writers from Lund"), still),
    on("miserables", "who has the most connections?", "why him?").fails(says(/36|connections|links/iu), still),
  ],
};
