import { wordLines } from "@/lib/text/lines";
import { singulars } from "../text/inflect";

/** A class of things of the world: nouns for them, and words in attributes that only such things have. */
interface NounClass {
  /** Nouns for any of them; then nouns for some of them. */
  readonly wide: string;
  readonly narrow: string;
  readonly signs: string;
}

const classes: readonly NounClass[] = [
  {
    wide: "person people human individual everyone everybody folk",
    narrow: wordLines`
      man woman employee worker staff colleague coworker member user customer client patient doctor physician nurse
      surgeon teacher student pupil professor lecturer actor actress performer director writer author poet painter
      artist musician singer player athlete footballer manager boss engineer developer designer scientist
      researcher scholar lawyer judge politician senator friend child kid boy girl father mother parent guest
      tenant resident citizen character intern officer soldier captain king queen prince analyst accountant
      assistant owner contractor volunteer driver pilot passenger relative ancestor staffer teammate speaker
      participant contact host investor candidate scorer porter printer baker cook smith apprentice postman skipper
      sailor farmer merchant clerk carpenter knight monk priest curator librarian photographer journalist editor
      reporter composer conductor dancer coach trainer trainee traveller rider climber neighbour
    `,
    signs:
      "age salary wage pay income gender sex birth born died job occupation profession employer surname email hired nationality",
  },
  {
    wide: "animal creature beast pet species organism",
    narrow: wordLines`
      cat dog bird fish horse cow sheep goat pig rabbit hare fox wolf bear frog toad newt snake lizard insect
      mammal reptile rodent mouse rat vole owl hawk stork heron eagle hamster parrot predator prey kitten puppy bee
      spider
    `,
    signs: "species breed diet habitat lifespan fur legs trophic wingspan",
  },
  {
    wide: "machine server host computer device system node instance",
    narrow: wordLines`
      box service microservice database db gateway queue cache router switch laptop printer vm container cluster
      app application workstation firewall endpoint appliance
    `,
    signs: "cpu ram memory mem os ip hostname uptime disk load latency cores kernel firmware port bandwidth version",
  },
  {
    wide: "place location spot site",
    narrow: wordLines`
      city town village country state station stop airport port harbour harbor terminal building room ward hall
      school hospital office junction island park square pier dock municipality museum lab library church theatre
      cinema gallery garden zoo castle farm factory warehouse shop store market restaurant bar venue clinic depot
    `,
    signs: "zone lines latitude longitude lat lon lng population elevation altitude riders platforms iata country",
  },
  {
    wide: "work title publication document",
    narrow: wordLines`
      film movie picture book novel paper article preprint study thesis song track album page play show series
      episode game report post chapter story
    `,
    signs:
      "authors author venue journal doi citations citation genre director isbn pages publisher released rating abstract",
  },
  {
    wide: "organisation organization company firm business institution",
    narrow:
      "club team supplier vendor provider manufacturer university college bank agency party startup charity brand corporation",
    signs: "employees revenue turnover founded headquarters ceo industry stadium",
  },
  {
    wide: "product article good item thing",
    narrow: "part component material piece ingredient spare",
    signs: "price stock sku cost quantity qty supplier",
  },
  {
    wide: "molecule protein gene compound",
    narrow: "enzyme kinase receptor ligand metabolite drug chemical substance",
    signs: "mass kda compartment sequence chromosome formula domain organism family essential",
  },
  {
    wide: "task item ticket issue card entry",
    narrow: "bug card note story job todo project milestone request",
    signs: "assignee priority due deadline done estimate sprint reporter",
  },
  {
    wide: "family relative",
    narrow: "person people member ancestor",
    signs: "birth died born generation maiden",
  },
];

interface KnownClass {
  readonly wide: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  readonly signs: ReadonlySet<string>;
}

export const knownClasses: readonly KnownClass[] = classes.map(({ wide, narrow, signs }) => ({
  wide: new Set(wide.split(" ")),
  nouns: new Set([...wide.split(" "), ...narrow.split(" ")]),
  signs: new Set(signs.split(" ")),
}));

export function isCommonNoun(word: string): boolean {
  const forms = singulars(word.toLowerCase());
  return knownClasses.some(({ nouns }) => forms.some((form) => nouns.has(form)));
}
