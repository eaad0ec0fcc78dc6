import type { AnswerFrame, AnswerPiece } from "./answer-pieces";

/** What goes to a worker. One run at a time. */
export type WorkOrder<Request> = { readonly type: "run"; readonly request: Request } | { readonly type: "cancel" };

/** What comes back: progress, the long lists of the answer in pieces, then exactly one of the others. */
export type WorkNews<Answer> =
  | { readonly type: "progress"; readonly ratio: number }
  | { readonly type: "piece"; readonly piece: AnswerPiece }
  | { readonly type: "done"; readonly frame: AnswerFrame<Answer> }
  | { readonly type: "cancelled" }
  | { readonly type: "failed"; readonly message: string };
