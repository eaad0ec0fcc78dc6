/** A step to open and show; `time` is new each time it is asked for. */
export interface WantedStep {
  readonly callId: string;
  readonly time: number;
}
