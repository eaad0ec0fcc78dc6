import { byName } from "./ability";
import { countThings, find } from "./find/find";
import { held, hello, help, lost, thanks } from "./talk/talk";

/** What a first message may well be: it is loaded with the page's first message, the others with the first that needs them. */
export const firstAbilities = byName([hello, thanks, help, held, lost, countThings, find]);
