import './playground-screen.css';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { subjectUid, type PlaygroundSubject } from '../../documents/playground/state/use-arrangement.ts';
import { OpenSorting } from '../sorting/OpenSorting.tsx';
import { OpenPlayground } from './OpenPlayground.tsx';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

function useSubject(): PlaygroundSubject | null {
  const [params] = useSearchParams();
  const [applicationUid, applicantUid] = [params.get('applicationUid'), params.get('applicantUid')];
  if (applicationUid) return { applicationUid };
  return applicantUid ? { applicantUid } : null;
}

// Staff arrange the pages of everyone who travels with an application, or of one traveller; or sort those of a whole trip.
export function PlaygroundScreen() {
  const { t } = usePlaygroundTexts();
  const subject = useSubject();
  const [params] = useSearchParams();
  const isSorting = params.get('view') === 'sort' && subject !== null && 'applicationUid' in subject;
  return (
    <div className="staff-screen playground" data-screen="staffPlayground">
      {isSorting ? (
        <OpenSorting key={subject.applicationUid} applicationUid={subject.applicationUid} />
      ) : subject ? (
        <OpenPlayground key={subjectUid(subject)} subject={subject} />
      ) : (
        <div className="staff-center" data-state="empty">
          <IconFiles size={34} stroke={1.3} color="var(--faint)" aria-hidden />
          <ScreenHeading className="staff-state-title">{t('none.title')}</ScreenHeading>
          <p>{t('none.text')}</p>
          <Button component={Link} to="/applications">
            {t('none.go')}
          </Button>
        </div>
      )}
    </div>
  );
}
