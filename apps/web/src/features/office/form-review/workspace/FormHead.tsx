import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { Flag } from '../../../../components/Flag.tsx';
import { Reference } from '../../../../components/list/badges/badges.tsx';
import { ScreenHeading } from '../../../../components/ScreenHeading.tsx';
import { shortRange } from '../../../../lib/dates/dates.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { countryCode, countryText } from '../../../shared/destinations/destination-names.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

// Applicant and trip on the left, actions on the right.
export function FormHead({ row, children }: { row: Application; children: ReactNode }) {
  const { t, language } = useFormStaffTexts();
  const { visaTo, visaType, fromDate, toDate } = row.visaDetails;
  const fact = useFactText();
  const iso = countryCode(visaTo);
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
          {countryText(visaTo, language)} · <span {...fact(visaType)} /> · {shortRange(fromDate, toDate, language)}
        </p>
      </div>
      <div className="fr-actions">{children}</div>
    </header>
  );
}
