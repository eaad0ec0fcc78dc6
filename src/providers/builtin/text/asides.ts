const ofOneself = /^(?:i|i'm|i've|i'll|i'd|we|we're|we've|my|our|ich|wir|mein(?:e|er)?|unser(?:e|er)?)(?![\p{L}'])/iu;

/** What a message asks without the sentences in which people only speak of themselves: "I'm new. What is a hive?" */
export function withoutAsides(text: string): string {
  const sentences = text.split(/(?<=(?:\p{L}{2}|\d )[.!?])\s+(?=\p{L})/u);
  const asking = sentences.filter((sentence) => !ofOneself.test(sentence) || /\?\s*$/u.test(sentence));
  return asking.length === 0 ? text : asking.join(" ");
}
