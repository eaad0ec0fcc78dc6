/** The label that shows what an element is called. */
export const ownName = "{label}";
