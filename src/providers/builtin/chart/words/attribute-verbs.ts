/**
 * Verbs that say a value: what somebody earns is a salary. The second column: words of the attributes that are meant, the likeliest
 * first.
 */
export const attributeVerbs: readonly (readonly [verbs: string, attributes: string])[] = [
  [
    "earn|get paid|be paid|bring home|take home|make|be earning|pay|gross|bring in|take in|pull in",
    "salary|income|wage|wages|pay|earnings|box office|gross|takings|revenue|turnover|profit|raised|fee|rate",
  ],
  [
    "lead|head|run|manage|be in charge of|in charge of|be responsible for|responsible for|chair|supervise|boss",
    "lead|leader|head|manager|boss|chief|chair|director|responsible|supervisor|captain",
  ],
  [
    "cost|go for|sell for|be priced at|be worth|worth|priced at|be sold for",
    "price|cost|fee|fare|value|rent|amount|budget|claim|worth",
  ],
  ["charge|bill", "rate|fee|fare|price|cost"],
  ["weigh|tip the scales at|have a weight of", "weight|mass"],
  ["last|take|run|run for|go on for|take up|need", "duration|runtime|running|minutes|mins|min|length|time|hours|days"],
  ["speak|talk|write in|be written in|program in|code in", "language|languages|tongue"],
  [
    "know|be good at|be skilled in|have experience with|have experience in",
    "skills|skill|knows|languages|tools|topics",
  ],
  ["play|practise|practice", "instrument|instruments|position"],
  ["live|survive|live to be|live for", "lifespan|longevity|expectancy"],
  ["measure|stand|rise", "height|length|elevation|altitude"],
  ["hold|seat|fit|accommodate|have room for|have space for|take in|have seats for", "capacity|seats|places|beds|size"],
  ["score|collect|gain", "points|score|goals|marks"],
  ["win|have won", "wins|victories|won|titles"],
  ["lose|have lost", "losses|defeats|lost"],
  ["sell|have sold", "sold|sales|copies|turnover|revenue"],
  ["work", "hours|workload"],
  ["produce|generate|put out", "output|production|capacity|power|yield"],
  ["employ|have on the payroll", "employees|staff|headcount|workforce"],
  ["cover|span|extend over", "area|surface|length"],
  ["consume|draw|burn", "consumption|power|energy|load"],
  ["lie|sit|be located", "altitude|elevation|zone|floor"],
  ["carry|transport", "passengers|capacity|load|riders"],
  ["grow|grow to", "height|size|length"],
  ["study|major in", "major|subject|field|course|degree"],
  ["rate|be rated|rated|be rated at", "rating|score|stars|grade"],
  ["spend", "spending|budget|expenses|cost"],
  ["travel|drive|move|go", "speed|velocity|pace"],
  ["support|root for", "team|club"],
  ["belong to|work for|play for", "team|club|company|department|employer|group|firm"],
  ["work as|serve as|do|do for a living|be employed as", "job|role|occupation|profession|position|title"],
  [
    "come from|hail from|originate from|be from|be based in",
    "country|origin|nationality|city|birthplace|home|hometown|town|region|place",
  ],
  ["live in|reside in|dwell in", "city|home|town|residence|address|country|habitat|place|region"],
  ["eat|feed on", "diet|food"],
  ["attract|draw in", "visitors|attendance|audience|passengers|riders|downloads"],
  ["hire|join|be hired|start", "hired|joined|start|started|since"],
];
