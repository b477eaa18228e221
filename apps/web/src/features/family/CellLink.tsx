import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconLoader2,
  IconMinus,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { stepAddress } from '../flow/step-state.ts';
import { useFamilyWords } from './family-words.ts';
import type { Cell } from './trip-grid.ts';

const icons = {
  done: IconCircleCheckFilled,
  attention: IconAlertTriangle,
  reading: IconLoader2,
  uploading: IconLoader2,
  notStarted: IconCircleDashed,
  ifNeeded: IconMinus,
} as const;

interface Props {
  cell: Cell;
  title: string;
  isNeeded: boolean;
}

// Opens that person's paper, or the place on their list where it is missing.
export function CellLink({ cell: { traveller, state, document }, title, isNeeded }: Props) {
  const { t } = useFamilyWords();
  const { applicationUid, applicantName } = traveller.application;
  const mark = state === 'notStarted' && !isNeeded ? 'ifNeeded' : state;
  const Icon = icons[mark];
  const words = t(`grid.states.${mark}`);
  const query = new URLSearchParams(document ? { open: document.docId } : { paper: title });
  return (
    <Link
      className="family-cell"
      data-mark={mark}
      to={`${stepAddress('/document-playground', applicationUid)}&${query}`}
      aria-label={t('grid.cell', { paper: title, name: applicantName, state: words })}
    >
      <Icon size={18} stroke={1.9} aria-hidden />
      <span>{words}</span>
    </Link>
  );
}
