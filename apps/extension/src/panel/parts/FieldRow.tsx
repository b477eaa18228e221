import type { FieldState } from '../../visit/field-state.ts';
import { FieldMarkIcon } from './Marks.tsx';

interface FieldRowProps {
  readonly field: FieldState;
  readonly text: string;
  readonly note?: string;
  readonly isNow?: boolean;
  readonly isNext?: boolean;
}

export const FieldRow = ({ field, text, note, isNow = false, isNext = false }: FieldRowProps) => (
  <li
    className="row"
    data-now={isNow || undefined}
    data-next={isNext || undefined}
    aria-current={isNow ? 'step' : undefined}
  >
    <FieldMarkIcon outcome={field.outcome} isNow={isNow} />
    <span className="row-label">{field.planned.label}</span>
    <span className="row-value">
      {text}
      {note ? <small>{note}</small> : null}
    </span>
  </li>
);
