import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import type { Grade } from '../../journey/findings-summary/arrange-findings.ts';
import { GradeIcon } from '../../journey/findings-summary/GradeIcon.tsx';
import { useFindingContext } from './finding-context.ts';

interface Props {
  grade: Grade;
  over: string; // the line above the title
  title: string;
  isOpen: boolean;
  controls: string; // id of what it opens
  onToggle: () => void;
  children?: ReactNode; // below the title
}

export function FindingHead({ grade, over, title, isOpen, controls, onToggle, children }: Props) {
  const { isDense } = useFindingContext();
  return (
    <h3>
      <button
        type="button"
        className="plain-button finding-head"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        <GradeIcon grade={grade} size={isDense ? 16 : 22} filled={isDense} />
        <span className="finding-title">
          <span className="over">{over}</span>
          <b>{title}</b>
          {children}
        </span>
        <IconChevronDown size={isDense ? 15 : 18} className="finding-turn" aria-hidden />
      </button>
    </h3>
  );
}
