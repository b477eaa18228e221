import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconLoader2,
  IconMinus,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { stepAddress } from '../../flow/steps/step-state.ts';
import type { TripCell } from './trip-grid.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

const icons = {
  done: IconCircleCheckFilled,
  attention: IconAlertTriangle,
  reading: IconLoader2,
  uploading: IconLoader2,
  notStarted: IconCircleDashed,
  ifNeeded: IconMinus,
} as const;

interface Props {
  cell: TripCell;
  title: string;
  isNeeded: boolean;
}

export function CellLink({ cell: { traveller, state, document }, title, isNeeded }: Props) {
  const { t } = useFamilyTexts();
  const { applicationUid, applicantName } = traveller.application;
  const mark = state === 'notStarted' && !isNeeded ? 'ifNeeded' : state;
  const Icon = icons[mark];
  const words = t(`grid.states.${mark}`);
  const query = new URLSearchParams(document ? { open: document.docId } : { document: title });
  return (
    <Link
      className="family-cell"
      data-mark={mark}
      to={`${stepAddress('/document-playground', applicationUid)}&${query}`}
      aria-label={t('grid.cell', { document: title, name: applicantName, state: words })}
    >
      <Icon size={18} stroke={1.9} aria-hidden />
      <span>{words}</span>
    </Link>
  );
}
