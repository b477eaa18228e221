import { Link } from 'react-router';
import { Button } from '@mantine/core';
import { IconFileUnknown, IconForms } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { placeName } from '../../applications/place.ts';
import { useStaffWords } from './form-staff-words.ts';

type Props = { why: 'none' | 'gone' } | { why: 'noForm'; row: Application };

// Nothing to work on here: why, and the one way on.
export function FormNone(props: Props) {
  const { t, language } = useStaffWords();
  const { why } = props;
  const country = why === 'noForm' ? placeName(props.row.visaDetails.visaTo, language) : '';
  const papers =
    why === 'noForm' && `/fileUpload?applicantUid=${props.row.applicantUid}&applicationUid=${props.row.applicationUid}`;
  const Icon = why === 'gone' ? IconFileUnknown : IconForms;
  return (
    <div className="staff-center" data-state={why}>
      <Icon size={34} stroke={1.3} color="var(--faint)" aria-hidden />
      <ScreenHeading className="staff-state-title">{t(`${why}.title`, { country })}</ScreenHeading>
      <p>{t(`${why}.text`)}</p>
      <div className="staff-state-actions">
        <Button component={Link} to={papers || '/applications'}>
          {t(papers ? 'noForm.go' : 'none.go')}
        </Button>
      </div>
    </div>
  );
}
