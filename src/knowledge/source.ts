/** A text that was read for an answer: a passage or lesson of a course, or the long text of any node. */
export interface Source {
  /** Of the node, in the open graph or in the handbook's. */
  readonly id: string;
  /** The course's title; of another node's text, what the graph calls such nodes. */
  readonly course: string;
  /** The lesson's title; of another node's text, the node's label. */
  readonly lesson: string;
  /** Of the lesson in its course, from 1. */
  readonly number?: number;
  /** The passage's place in its lesson, from 1: it tells two sources of a lesson apart. */
  readonly part?: number;
  readonly link?: string;
  /** The text as it was read: it may have been cut. */
  readonly passage: string;
  readonly from: "graph" | "handbook";
}
