const schemes = ["bolt", "bolt+s", "bolt+ssc", "neo4j", "neo4j+s", "neo4j+ssc"];

export type ReadBolt =
  | { readonly success: true; readonly url: string; readonly host: string }
  | { readonly success: false; readonly message: string };

/** The address of a database, without any secret: what it says of a bad one does not repeat it. */
export function readBoltAddress(text: string): ReadBolt {
  const [, scheme = "", rest = ""] = /^([a-z0-9+]+):\/\/(.*)$/iu.exec(text.trim()) ?? [];
  if (!schemes.includes(scheme.toLowerCase())) {
    return {
      success: false,
      message: "The address of a database begins with bolt:// or neo4j:// (bolt+s:// or neo4j+s:// with TLS).",
    };
  }
  if (rest.includes("@")) {
    return {
      success: false,
      message: "Leave user and password out of the address: they are taken from the environment.",
    };
  }
  // Read as http, which knows hosts and ports.
  if (!URL.canParse(`http://${rest}`))
    return { success: false, message: "The address of a database has a host, and may have a port." };
  const { hostname, port } = new URL(`http://${rest}`);
  const host = `${hostname}:${port === "" ? "7687" : port}`;
  return { success: true, url: `${scheme.toLowerCase()}://${host}`, host };
}
