import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../parts/IconButton";
import { Segments } from "../parts/Segments";
import { useAllWords } from "../use-all-words";
import { type ReplayStepsProps, useFrameTitle } from "./ReplaySteps";
import type { Playing } from "./use-playing";

export interface ReplayControlsProps extends ReplayStepsProps {
  readonly playing: Playing;
}

/** To and fro, by button, slider and by itself. */
export function ReplayControls({ frames, place, playing, onStep }: ReplayControlsProps) {
  const words = useAllWords("replay");
  const speedId = useId();
  const titleOf = useFrameTitle();
  const last = frames.length - 1;
  const frame = frames[place];
  const position = `${words.place(place, last)}${frame ? `: ${titleOf(frame)}` : ""}`;
  return (
    <div className="replay-controls">
      <div className="replay-keys">
        <IconButton icon={SkipBack} label={words.first} keys="Home" disabled={place === 0} onClick={() => onStep(0)} />
        <IconButton
          icon={StepBack}
          label={words.back}
          keys="←"
          disabled={place === 0}
          onClick={() => onStep(place - 1)}
        />
        {playing.isOn ? (
          <IconButton icon={Pause} label={words.pause} onClick={playing.pause} />
        ) : (
          <IconButton icon={Play} label={words.play} onClick={playing.play} />
        )}
        <IconButton
          icon={StepForward}
          label={words.forward}
          keys="→"
          disabled={place === last}
          onClick={() => onStep(place + 1)}
        />
        <IconButton
          icon={SkipForward}
          label={words.last}
          keys="End"
          disabled={place === last}
          onClick={() => onStep(last)}
        />
      </div>
      <input
        type="range"
        className="slider"
        aria-label={words.slider}
        aria-valuetext={position}
        min={0}
        max={last}
        value={place}
        onChange={(event) => onStep(event.target.valueAsNumber)}
      />
      <span className="num replay-place">{words.place(place, last)}</span>
      <span id={speedId} className="sr">
        {words.speed}
      </span>
      <Segments
        name={speedId}
        labelledBy={speedId}
        value={playing.speed}
        options={[
          { id: "full", title: words.speeds.full },
          { id: "recorded", title: words.speeds.recorded },
        ]}
        onChange={playing.setSpeed}
      />
    </div>
  );
}
