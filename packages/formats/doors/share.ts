/** A graph in an address. */
export { longestLink, packShare, type ShareFault, unpackShare } from "../src/share/share-link";
