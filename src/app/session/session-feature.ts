import { chatOf } from "../chat/chat-feature";
import { reportOpening, restoreVisit } from "../page/begin-visit";
import { part } from "../page/page";
import { createSession } from "./browser-session";
import { graphKeyOf } from "./graph-key";

/** The open graph as it is kept, with what was open in the last visit. */
export const sessionOf = part((page) => {
  const { opening, samples } = page;
  const chat = chatOf(page);
  restoreVisit(opening, { ...page, chat });
  const session = createSession({ ...page, chat, isGiven: samples.isGiven }, opening);
  graphKeyOf(page).follow(session.id);
  reportOpening(opening, session, page);
  return session;
});
