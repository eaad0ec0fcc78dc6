/** Every number that says how near is near. Chosen on the odd pairs of packages/bench/meanings; the figures are of the even ones. */
export interface Weights {
  /** Steps between meanings, in fiftieths: a kind of, either way; similar; made from the same word; each less frequent sense of a word. */
  readonly kindStep: number;
  readonly besideStep: number;
  readonly derivedStep: number;
  readonly senseStep: number;
  /** Ways are followed so far. */
  readonly reach: number;
  /** From here on words are not alike at all. */
  readonly far: number;
  /** How much the vectors say beside the dictionary. */
  readonly vector: number;
  /** A name of several words is as near as its nearest one, and a little less. */
  readonly part: number;
  /** The likeness of vectors, from 0 to 1, at which an English word is surely what a word of another language means. */
  readonly surePivot: number;
}

export const weights: Weights = {
  kindStep: 40,
  besideStep: 25,
  derivedStep: 45,
  senseStep: 4,
  reach: 100,
  far: 130,
  vector: 2,
  part: 0.9,
  surePivot: 0.5,
};
