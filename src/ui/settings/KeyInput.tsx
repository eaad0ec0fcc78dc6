import { Eye, EyeOff } from "lucide-react";
import { type RefObject, useState } from "react";
import { IconButton } from "../parts/IconButton";
import { TextField } from "../parts/TextField";
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
    <TextField
      ref={field}
      id={id}
      label={words.apiKey}
      type={isShown ? "text" : "password"}
      value={value}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={onChange}
    >
      <IconButton
        icon={isShown ? EyeOff : Eye}
        className="slim"
        label={isShown ? words.hideKey : words.showKey}
        onClick={() => setShown(!isShown)}
      />
    </TextField>
  );
}
