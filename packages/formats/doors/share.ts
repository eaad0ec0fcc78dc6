/** A graph in an address. */
export { longestLink, packShare, type ShareFault, type UnpackedShare, unpackShare } from "../src/share/share-link";
