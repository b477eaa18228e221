import { Link } from 'react-router';
import { Button } from '@mantine/core';
import { IconFileUnknown, IconForms } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { countryText } from '../../shared/destinations/destination-names.ts';
import { useFormStaffTexts } from '../../../translations/form-staff/form-staff-texts.ts';

type Props = { why: 'none' | 'gone' } | { why: 'noForm'; row: Application };

export function NoForm(props: Props) {
  const { t, language } = useFormStaffTexts();
  const { why } = props;
  const country = why === 'noForm' ? countryText(props.row.visaDetails.visaTo, language) : '';
  const documents =
    why === 'noForm' && `/fileUpload?applicantUid=${props.row.applicantUid}&applicationUid=${props.row.applicationUid}`;
  const Icon = why === 'gone' ? IconFileUnknown : IconForms;
  return (
    <div className="staff-center" data-state={why}>
      <Icon size={34} stroke={1.3} color="var(--faint)" aria-hidden />
      <ScreenHeading className="staff-state-title">{t(`${why}.title`, { country })}</ScreenHeading>
      <p>{t(`${why}.text`)}</p>
      <div className="staff-state-actions">
        <Button component={Link} to={documents || '/applications'}>
          {t(documents ? 'noForm.go' : 'none.go')}
        </Button>
      </div>
    </div>
  );
}
