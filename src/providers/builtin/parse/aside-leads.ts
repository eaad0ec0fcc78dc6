/** How answers begin that the next message does not lean on: what was understood before them still stands. */
export const lostLead = "This was not understood";
export const basisLead = "It comes from the graph itself, nothing is guessed";
