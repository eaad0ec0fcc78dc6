import { phraseLines } from "@/lib/text/lines";

/**
 * Comparatives and superlatives of everyday attributes: sense → wordings. "more:age" is "older", "least:age" is
 * "youngest"; the group names a row of `attributeHints`.
 */
export const comparativeWords: Readonly<Record<string, string>> = {
  "more:age": "older|older than|aged over|aged above",
  "less:age": "younger|younger than|aged under|aged below",
  "most:age": "oldest|eldest",
  "least:age": "youngest",
  "more:time": "later|newer|later than|newer than|more recent|more recent than",
  "less:time": "earlier|earlier than",
  "most:time": "newest|latest|most recent|most recently|most modern",
  "least:time": "earliest",
  "more:tenure": "more senior|more experienced|more experienced than",
  "less:tenure": "less experienced|more junior",
  "most:tenure": phraseLines`
    most senior|longest serving|longest-serving|longest standing|most experienced|worked here the longest
    worked here longest|worked the longest|been here the longest|been here longest|been there the longest
    been there longest|been with us the longest|been with us longest|been around the longest|served the longest
    served longest|stayed the longest|here the longest|here longest|there the longest|with us the longest
    around the longest|on board the longest|in the job the longest
  `,
  "most:run": "longest running|longest-running",
  "least:tenure": "most junior|least experienced|shortest serving",
  "more:height": "taller|taller than|higher up",
  "less:height": "shorter than|shorter",
  "most:height": "tallest",
  "least:height": "shortest",
  "more:depth": "deeper|deeper than",
  "less:depth": "shallower|shallower than",
  "most:depth": "deepest",
  "least:depth": "shallowest",
  "most:breadth": "widest|broadest",
  "least:breadth": "narrowest",
  "more:weight": "heavier|heavier than",
  "less:weight": "lighter|lighter than",
  "most:weight": "heaviest",
  "least:weight": "lightest",
  "more:size": "bigger than|larger than|bigger|larger",
  "less:size": "smaller than|smaller",
  "most:size": "biggest|largest|most populous",
  "least:size": "smallest|least populous",
  "more:length": "longer|lengthier|longer than|farther|further|farther than|further than",
  "less:length": "closer|nearer|shorter than|shorter",
  "most:length": "longest|farthest|furthest",
  "least:length": "closest|nearest|shortest",
  "more:price":
    "more expensive|more valuable|more valuable than|more expensive than|dearer|costlier|costlier than|pricier",
  "less:price": "cheaper|cheaper than|less expensive|less expensive than",
  "most:price": "most expensive|most valuable|most costly|highest priced|dearest|priciest|costliest",
  "least:price": "cheapest|least valuable|lowest priced|least expensive",
  "more:income": "richer|richer than|wealthier|better paid|better-paid",
  "less:income": "poorer|poorer than",
  "most:income": "richest|wealthiest|best paid|best-paid|highest paid|highest-paid|highest-earning",
  "least:income": "poorest|lowest paid|lowest-paid|worst paid",
  "more:speed": "faster|faster than|quicker|quicker than",
  "less:speed": "slower|slower than",
  "most:speed": "fastest|quickest",
  "least:speed": "slowest",
  "more:warmth": "hotter|hotter than|warmer|warmer than",
  "less:warmth": "colder|colder than|cooler|cooler than",
  "most:warmth": "hottest|warmest",
  "least:warmth": "coldest|coolest",
  "more:score": "better|better than|better rated",
  "less:score": "worse|worse than",
  "most:score": phraseLines`
    top of the table|top of the league|in first place|leading the table|leading the league|best rated|best-rated
    highest rated|highest-rated|top rated|top-rated
  `,
  "least:score":
    "bottom of the table|bottom of the league|in last place|worst rated|worst-rated|lowest rated|lowest-rated",
  "more:strength": "stronger|stronger than",
  "less:strength": "weaker|weaker than",
  "most:strength": "strongest",
  "least:strength": "weakest",
};

interface AttributeHint {
  /** Words of attribute names that fit. */
  readonly fits: readonly string[];
  /** Names for which the sense is turned round: someone older was born in a smaller year. */
  readonly turned?: readonly string[];
}

/** Which attributes a comparative may speak of. */
export const attributeHints: Readonly<Record<string, AttributeHint>> = {
  age: {
    fits: ["age", "ages", "years", "yrs"],
    turned: [
      "born",
      "birth",
      "birthday",
      "founded",
      "built",
      "year",
      "since",
      "established",
      "released",
      "date",
      "opened",
      "made",
    ],
  },
  tenure: {
    fits: ["tenure", "seniority", "service", "experience", "employment"],
    turned: ["joined", "hired", "since", "started", "start", "employed", "hire"],
  },
  run: {
    fits: [],
    turned: ["started", "start", "since", "opened", "filed", "launched", "begun", "began", "founded", "established"],
  },
  time: {
    fits: [
      "year",
      "date",
      "time",
      "created",
      "released",
      "published",
      "born",
      "birth",
      "founded",
      "updated",
      "timestamp",
      "built",
      "opened",
      "started",
      "launched",
      "established",
      "joined",
      "hired",
      "made",
      "installed",
      "planted",
      "bought",
      "acquired",
      "commissioned",
    ],
  },
  breadth: { fits: ["width", "breadth", "gauge"] },
  depth: { fits: ["depth"] },
  height: { fits: ["height", "tall", "elevation", "altitude"] },
  level: { fits: ["height", "elevation", "altitude", "level"] },
  weight: { fits: ["weight", "mass", "kg", "grams", "kilos"] },
  size: {
    fits: [
      "size",
      "population",
      "area",
      "volume",
      "employees",
      "staff",
      "headcount",
      "capacity",
      "budget",
      "revenue",
      "inhabitants",
    ],
  },
  length: {
    fits: [
      "length",
      "distance",
      "duration",
      "runtime",
      "lifespan",
      "km",
      "miles",
      "minutes",
      "depth",
      "hours",
      "mins",
      "min",
      "lead",
      "days",
      "weeks",
      "months",
      "seconds",
      "pages",
    ],
  },
  price: { fits: ["price", "cost", "fee", "fare", "value", "rent", "budget"] },
  income: {
    fits: [
      "income",
      "wealth",
      "salary",
      "revenue",
      "wage",
      "pay",
      "earnings",
      "profit",
      "net",
      "worth",
      "gdp",
      "gold",
      "money",
      "coins",
    ],
  },
  speed: {
    fits: ["speed", "velocity", "pace", "bandwidth", "throughput"],
    turned: ["latency", "delay", "duration", "time", "lag", "ms", "seconds", "minutes", "mins", "hours", "days"],
  },
  warmth: { fits: ["temperature", "temp", "heat"] },
  score: { fits: ["score", "rating", "grade", "rank", "stars", "quality", "points", "mark", "gpa"] },
  traffic: {
    fits: [
      ...["riders", "passengers", "visitors", "traffic", "departures", "downloads", "attendance", "followers"],
      ...["views", "visits", "customers", "users", "popularity", "subscribers", "plays", "listeners"],
    ],
  },
  strength: { fits: ["strength", "weight", "power", "force", "intensity", "confidence"] },
};
