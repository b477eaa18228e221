import { useEffect, useRef } from 'react';
import './code-cells.css';

const digits = 6; // of every code we ask for

interface Props {
  label: string;
  code: string;
  disabled: boolean;
  describedBy: string;
  onCode(code: string): void;
}

// Six drawn cells over one field, so that pasting, the phone's suggestion from the email and screen readers see a single code.
export function CodeCells({ label, code, disabled, describedBy, onCode }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!disabled) input.current?.focus(); // at the beginning, and again after a code that was wrong
  }, [disabled]);
  return (
    <label className="code-cells">
      <span className="unseen">{label}</span>
      <input
        ref={input}
        name="code"
        value={code}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-describedby={describedBy}
        onChange={(event) => onCode(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, digits))}
      />
      {Array.from({ length: digits }, (_, at) => (
        <span key={at} className="code-cell" data-next={at === code.length || undefined} aria-hidden>
          {code[at]}
        </span>
      ))}
    </label>
  );
}
