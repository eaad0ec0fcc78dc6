/** What leaves the device, new versions of the page, and what is there without a network. */
export const network = {
  nothingLeaves: "Nothing leaves this device",
  sendsTo: (host: string) => `Sends to ${host}`,
  offline: "Offline",
  offlineTo: (host: string) => `Offline: ${host} cannot be reached`,
  title: "What leaves this device",
  builtinSays: "The built-in assistant answers here. Your graph and your words stay on this device.",
  localSays: "A model in this browser answers. Your graph and your words stay on this device.",
  endpointSays: (host: string) =>
    `When you send a message, your words, the names and values in the graph's schema, and the results of the steps go to ${host}. The graph as a whole is never sent.`,
  offlineSays: "There is no network. The graph, the built-in assistant and models on this device go on working.",
  offlineCloud: (host: string) =>
    `${host} cannot answer until the network is back. Choose the built-in assistant meanwhile.`,
  contacted: "Hosts contacted in this visit",
  nobody: "None. Parley's own files come from the address of this page.",
  purposes: { answers: "answers", model: "model files", typed: "an address you entered", texts: "search by meaning" },
  requests: (count: number) => (count === 1 ? "1 request" : `${count.toLocaleString("en-GB")} requests`),
  refused: "Kept from leaving",
  refusedHint: "Something in the page asked for these hosts without your choosing them. No request went out.",
  newVersion: "A new version is ready.",
  newVersionText: "Your work is saved before the page loads again.",
  otherVersion: "A new version runs in another tab.",
  reload: "Reload",
  waitsForAnswer: "The page loads again when the answer has ended.",
  notReloaded: "The page was not loaded again.",
  notReloadedText: "The graph could not be saved. Export it as a file first, then load the page again.",
};
