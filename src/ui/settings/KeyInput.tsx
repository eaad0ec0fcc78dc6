import { Eye, EyeOff } from "lucide-react";
import { type RefObject, useState } from "react";
import { IconButton } from "../parts/IconButton";
import { useAllWords } from "../use-all-words";

interface KeyInputProps {
  readonly id: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  onChange(text: string): void;
}

/** A field for a key, hidden until the user asks to see it. */
export function KeyInput({ id, field, value, disabled, describedBy, onChange }: KeyInputProps) {
  const words = useAllWords("settings");
  const [isShown, setShown] = useState(false);
  return (
    <>
      <label className="lab" htmlFor={id}>
        {words.apiKey}
      </label>
      <div className="field">
        <input
          ref={field}
          id={id}
          type={isShown ? "text" : "password"}
          autoComplete="off"
          spellCheck={false}
          value={value}
          disabled={disabled}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          className="slim"
          label={isShown ? words.hideKey : words.showKey}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </>
  );
}
