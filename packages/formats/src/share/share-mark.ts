/** Before the packed graph in an address. */
export const shareMark = "#g=";
