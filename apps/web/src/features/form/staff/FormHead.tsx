import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { Flag } from '../../../components/Flag.tsx';
import { Reference } from '../../../components/list/marks.tsx';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { shortRange } from '../../../lib/dates.ts';
import { useFactWords } from '../../../lib/fact-words.ts';
import { isoOf, placeName } from '../../applications/place.ts';
import { useStaffWords } from './form-staff-words.ts';

// Whose form it is and for which trip; what can be done now stands on the right.
export function FormHead({ row, children }: { row: Application; children: ReactNode }) {
  const { t, language } = useStaffWords();
  const { visaTo, visaType, fromDate, toDate } = row.visaDetails;
  const fact = useFactWords();
  const iso = isoOf(visaTo);
  return (
    <header className="fr-head">
      <ActionIcon
        component={Link}
        to={`/applications?open=${row.applicationUid}`}
        aria-label={t('back')}
        variant="subtle"
        color="gray"
      >
        <IconArrowLeft size={18} aria-hidden />
      </ActionIcon>
      {iso && <Flag code={iso} width={21} />}
      <div className="fr-who">
        <div>
          <ScreenHeading title={t('titleOf', { name: row.applicantName })}>{row.applicantName}</ScreenHeading>
          <Reference>{row.reference}</Reference>
        </div>
        <p>
          {placeName(visaTo, language)} · <span {...fact(visaType)} /> · {shortRange(fromDate, toDate, language)}
        </p>
      </div>
      <div className="fr-deeds">{children}</div>
    </header>
  );
}
