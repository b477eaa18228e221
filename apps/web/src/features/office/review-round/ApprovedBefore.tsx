import { Button } from '@mantine/core';
import type { RoundSection } from './use-review-round.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';
import './review-round.css';

interface Props {
  last: NonNullable<RoundSection['last']>;
  onOpen?: (() => void) | undefined; // decides it again all the same
}

// A section that keeps its approval, because its answers are the same as then.
export function ApprovedBefore({ last: { reviewerName: name, round }, onOpen }: Props) {
  const { t } = useApplicationsTexts();
  return (
    <div className="approved-before">
      <span>{t('past.approvedBefore', { name, round })}</span>
      {onOpen && (
        <Button variant="default" size="compact-xs" onClick={onOpen}>
          {t('past.openAgain')}
        </Button>
      )}
    </div>
  );
}
