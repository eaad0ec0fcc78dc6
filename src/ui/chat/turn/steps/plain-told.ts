/** Signs of the selector language, a reference to a set, a computed field, a name in one word of several. */
const machineMarks = /[=!<>]=|&&|\|\||(?<![\p{L}\p{N}])[$@]\p{L}|\p{Ll}\p{Lu}|'\w+' is missing|\bselector/u;

/** Whether a sentence a command gave is for people: those that mend a call speak of its parts. */
export function plainTold(sentence: string): boolean {
  return sentence !== "" && !machineMarks.test(sentence);
}
