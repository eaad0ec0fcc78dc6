// Reads what packages write under `engines`: alternatives, bounds, ^, ~ and versions left short. No dependencies: it runs
// before anything is installed.

/** @typedef {readonly number[]} Version */

/** @typedef {{ readonly sign: ">=" | "<", readonly version: Version }} Bound */

/**
 * Whether a version of Node is in a range such as `^20.19.0 || >=24`.
 * @param {string} version
 * @param {string} range
 */
export function isInRange(version, range) {
  const wanted = parse(version);
  return range.split("||").some((alternative) => intervalOf(alternative).every((bound) => holds(wanted, bound)));
}

/**
 * The range in words: `20.19, 22.13 or 24 and newer`.
 * @param {string} range
 */
export function rangeInWords(range) {
  const starts = range.split("||").map((alternative) => alternative.replace(/[^\d.]/g, "").replace(/(?:\.0)+$/, ""));
  return `${starts.join(", ").replace(/, ([^,]*)$/, " or $1")} and newer`;
}

/**
 * Each version at which one of the ranges begins or ends: between two of them nothing changes.
 * @param {readonly string[]} ranges
 */
export function edgesOf(...ranges) {
  return ranges
    .flatMap((range) => range.split("||").flatMap(intervalOf))
    .flatMap(({ version }) => [version, version.map((number, index) => (index === 2 ? number + 1 : number))])
    .map((version) => version.join("."));
}

/** @param {string} alternative */
function intervalOf(alternative) {
  const parts = alternative
    .replace(/([<>=^~])\s+/g, "$1")
    .trim()
    .split(/\s+/);
  return parts.filter((part) => part !== "" && part !== "*").flatMap(boundsOf);
}

/**
 * @param {string} text
 * @returns {readonly Bound[]}
 */
function boundsOf(text) {
  const [, sign, version] = /^([<>=^~]*)v?(\d.*)$/.exec(text) ?? [];
  if (version === undefined) throw new Error(`"${text}" is no range of versions.`);
  const start = parse(version);
  const given = version.split(".").filter((part) => /^\d+$/.test(part)).length;
  switch (sign) {
    case ">=":
    case "<":
      return [{ sign, version: start }];
    case ">":
      return [{ sign: ">=", version: after(start, given) }];
    case "<=":
      return [{ sign: "<", version: after(start, given) }];
    case "^":
      return between(start, after(start, 1));
    case "~":
      return between(start, after(start, Math.min(given, 2)));
    default:
      return between(start, after(start, given));
  }
}

/**
 * @param {Version} from
 * @param {Version} to
 * @returns {readonly Bound[]}
 */
function between(from, to) {
  return [
    { sign: ">=", version: from },
    { sign: "<", version: to },
  ];
}

/**
 * The first version that differs from this one in its first `count` numbers.
 * @param {Version} version
 * @param {number} count
 */
function after(version, count) {
  return version.map((number, index) => {
    if (index === count - 1) return number + 1;
    return index < count ? number : 0;
  });
}

/**
 * @param {string} version
 * @returns {Version}
 */
function parse(version) {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

/**
 * @param {Version} version
 * @param {Bound} bound
 */
function holds(version, bound) {
  const difference = version.map((number, index) => number - (bound.version[index] ?? 0)).find((one) => one !== 0) ?? 0;
  return bound.sign === ">=" ? difference >= 0 : difference < 0;
}
