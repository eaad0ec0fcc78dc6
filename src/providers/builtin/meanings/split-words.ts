/** Words that only join: in `lives_in` and `Elternteil_von` they say nothing of the meaning. */
const joining = new Set(
  (
    "a an and are at by for from has have in into is of on or than that the to was were with id " +
    "am an auf aus bei der die das dem den des ein eine für im in ist mit nach und von vom zu zum zur über " +
    "al con de del el en es la las los para por que su un una y " +
    "à au aux avec chez dans de des du en est et la le les par pour sur un une"
  ).split(" "),
);

/** The words of a name a graph uses (`lives_in`, `ReleaseYear`, "kind of food"), in lower case, without those that only join. */
export function wordsOf(name: string): readonly string[] {
  const words = name
    .normalize("NFC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter((word) => word !== "");
  const said = words.filter((word) => !joining.has(word));
  return said.length > 0 ? said : words;
}
