/**
 * `--port 8080`, `--port=8080` or the variable PORT; undefined where none is named. Throws at what is no port.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {number | undefined}
 */
export function namedPort(args, env) {
  const at = args.findIndex((arg) => /^--port(?:=|$)/.test(arg));
  const named = at < 0 ? env["PORT"] : (args[at]?.split("=")[1] ?? args[at + 1] ?? "");
  if (named === undefined) return undefined;
  const port = /^\d{1,5}$/.test(named) ? Number(named) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(`"${named}" is no port. Give a number from 0 to 65535, such as: npm start -- --port 8080`);
}
