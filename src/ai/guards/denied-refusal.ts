/** What a model reads of a call its user did not allow. */
export const deniedRefusal = {
  message: "The user did not allow this call, so nothing was changed.",
  hint: "Do not send it again; tell the user what was not done.",
} as const;
