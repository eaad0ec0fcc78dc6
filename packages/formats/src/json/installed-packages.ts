import { isJsonObject, type JsonObject, type JsonValue } from "../host";
import { idOf } from "./loose-elements";

/** A copy of a package: where it is installed, and what is said of it. */
interface Copy {
  readonly path: string;
  readonly name: string;
  readonly record: JsonObject;
}

const FOLDER = "node_modules/";

/**
 * The packages of npm's lock files, each installed copy a record that names the copies it uses: of several of one name, that in
 * the nearest node_modules upward. Undefined where the records are no such.
 */
export function installedPackages(records: JsonObject): readonly JsonObject[] | undefined {
  const listed = Object.keys(records).some((path) => path.includes(FOLDER)) ? records : pathsOf(records);
  if (!listed) return undefined;
  const links = new Map<string, string>();
  const copies: Copy[] = [];
  for (const [path, record] of Object.entries(listed)) {
    if (!isJsonObject(record)) return undefined;
    // A workspace: installed as a link to its folder.
    if (record["link"] === true && typeof record["resolved"] === "string") links.set(path, record["resolved"]);
    else copies.push({ path, name: nameOf(path, record), record });
  }
  const ids = idsOf(copies);
  const idFrom = (path: string, name: string): string => {
    const found = foldersAbove(path).map((folder) => `${folder}${FOLDER}${name}`);
    const copy = found.find((one) => ids.has(links.get(one) ?? one));
    return copy === undefined ? name : (ids.get(links.get(copy) ?? copy) ?? name);
  };
  return copies.map(({ path, record }) => {
    const used = Object.entries(record).map(([key, value]) => [key, uses(key, value, (name) => idFrom(path, name))]);
    return { ...Object.fromEntries(used), id: ids.get(path) ?? path };
  });
}

/** By name where it is the only one of it, else by name and version, else by where it is. */
function idsOf(copies: readonly Copy[]): ReadonlyMap<string, string> {
  const versioned = ({ name, record }: Copy) => `${name}@${idOf(record["version"]) ?? ""}`;
  const names = countsOf(copies.map(({ name }) => name));
  const versions = countsOf(copies.map(versioned));
  return new Map(
    copies.map((copy) => {
      if (names.get(copy.name) === 1) return [copy.path, copy.name];
      return [copy.path, versions.get(versioned(copy)) === 1 ? versioned(copy) : `${versioned(copy)} (${copy.path})`];
    }),
  );
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function nameOf(path: string, record: JsonObject): string {
  const at = path.lastIndexOf(FOLDER);
  if (at >= 0) return path.slice(at + FOLDER.length);
  return idOf(record["name"]) ?? (path || "(root)");
}

/** The folder itself, then those around it, each with its "/". */
function foldersAbove(path: string): readonly string[] {
  const parts = path === "" ? [] : path.split("/");
  return Array.from({ length: parts.length + 1 }, (_, up) => {
    const folder = parts.slice(0, parts.length - up).join("/");
    return folder === "" ? "" : `${folder}/`;
  });
}

const USES = /^(?:requires|(?:dev|peer|optional)?dependencies)$/iu;

function uses(key: string, value: JsonValue, idOfName: (name: string) => string): JsonValue {
  if (!USES.test(key) || !isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, range]) => [idOfName(name), range]));
}

/** A lock file of npm's first form has the copies that one alone uses within it; undefined where none has any. */
function pathsOf(records: JsonObject): JsonObject | undefined {
  const paths: [string, JsonObject][] = [];
  let isNested = false;
  const waiting: { readonly folder: string; readonly inner: JsonObject }[] = [{ folder: "", inner: records }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const [name, value] of Object.entries(next.inner)) {
      if (!isJsonObject(value) || value["version"] === undefined) return undefined;
      const { dependencies, ...record } = value;
      const path = `${next.folder}${FOLDER}${name}`;
      paths.push([path, record]);
      if (!isJsonObject(dependencies)) continue;
      isNested = true;
      waiting.push({ folder: `${path}/`, inner: dependencies });
    }
  }
  return isNested ? Object.fromEntries(paths) : undefined;
}
