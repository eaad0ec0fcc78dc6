// Reads what packages write under `engines`: alternatives, bounds, ^, ~ and versions left short. No dependencies: it runs
// before anything is installed.

/** Whether a version of Node is in a range such as `^20.19.0 || >=24`. */
export function isInRange(version, range) {
  const wanted = parse(version);
  return range.split("||").some((alternative) => intervalOf(alternative).every((bound) => holds(wanted, bound)));
}

/** The range in words: `20.19, 22.13 or 24 and newer`. */
export function rangeInWords(range) {
  const starts = range.split("||").map((alternative) => alternative.replace(/[^\d.]/g, "").replace(/(?:\.0)+$/, ""));
  return `${starts.join(", ").replace(/, ([^,]*)$/, " or $1")} and newer`;
}

/** Each version at which one of the ranges begins or ends: between two of them nothing changes. */
export function edgesOf(...ranges) {
  return ranges
    .flatMap((range) => range.split("||").flatMap(intervalOf))
    .flatMap(({ version }) => [version, [version[0], version[1], version[2] + 1]])
    .map((version) => version.join("."));
}

function intervalOf(alternative) {
  const parts = alternative
    .replace(/([<>=^~])\s+/g, "$1")
    .trim()
    .split(/\s+/);
  return parts.filter((part) => part !== "" && part !== "*").flatMap(boundsOf);
}

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

function between(from, to) {
  return [
    { sign: ">=", version: from },
    { sign: "<", version: to },
  ];
}

/** The first version that differs from this one in its first `count` numbers. */
function after(version, count) {
  return version.map((number, index) => {
    if (index === count - 1) return number + 1;
    return index < count ? number : 0;
  });
}

function parse(version) {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

function holds(version, bound) {
  const difference = version.map((number, index) => number - bound.version[index]).find((one) => one !== 0) ?? 0;
  return bound.sign === ">=" ? difference >= 0 : difference < 0;
}
