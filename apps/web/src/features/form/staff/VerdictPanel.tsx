import '../../reviews/reviews.css';
import { Button, Kbd } from '@mantine/core';
import type { Application } from '@visawright/contract/application.ts';
import { useApplicationWords } from '../../applications/application-words.ts';
import { ReturnReason } from '../../reviews/ReturnReason.tsx';
import type { Judging } from '../../reviews/use-judging.ts';
import { VerdictButtons } from '../../reviews/VerdictButtons.tsx';
import { useSays } from '../FormWorkProvider.tsx';
import { splitTitle } from '../section-title.ts';
import type { SectionCount } from '../to-check.ts';
import { useStaffWords } from './form-staff-words.ts';

interface Props {
  section: SectionCount;
  row: Application;
  judging: Judging;
}

export function VerdictPanel({ section: { id, title }, row, judging }: Props) {
  const { t } = useStaffWords();
  const { t: ofReview } = useApplicationWords();
  const says = useSays();
  const draft = judging.draft.sections[id];
  const titleId = `verdict-${id}`;
  return (
    <div className="fr-verdict" data-verdict-on={id}>
      <div className="fr-verdict-head">
        <h3 id={titleId}>{t('review.of', { title: splitTitle(says(title)).name })}</h3>
        <small aria-hidden>
          <Kbd>A</Kbd> {ofReview('review.keyApprove')} <Kbd>R</Kbd> {ofReview('review.keyReturn')}
        </small>
      </div>
      <VerdictButtons
        titleId={titleId}
        given={draft?.verdict}
        isLong
        onJudge={(verdict) => judging.give(id, verdict)}
      />
      {draft?.verdict === 'returned' && (
        <>
          <ReturnReason reason={draft.reason} onReason={(reason) => judging.reason(id, reason)} />
          <div className="fr-verdict-foot">
            <small>{row.agentName ? t('review.told', { name: row.agentName }) : t('review.toldPlain')}</small>
            <Button disabled={draft.reason.trim() === ''} variant="default" onClick={() => judging.goOn(id)}>
              {t('review.goOn')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
