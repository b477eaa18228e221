import { useEffect, useRef } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';

interface Props {
  title: string;
  problems: readonly { readonly fieldId: string; readonly text: string }[];
  tries: number; // number of submit attempts
  className: string;
}

// Takes focus on every failed attempt; each line links to its field.
export function ProblemList({ title, problems, tries, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className={className} tabIndex={-1} role="alert" aria-labelledby="problem-list">
      <h2 id="problem-list">
        <IconAlertCircle size={18} stroke={1.8} aria-hidden /> {title}
      </h2>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <button type="button" className="problem" onClick={() => document.getElementById(fieldId)?.focus()}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
