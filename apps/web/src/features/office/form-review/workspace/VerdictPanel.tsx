import '../../reviews/reviews.css';
import { Button, Kbd } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ReturnReason } from '../../reviews/ReturnReason.tsx';
import type { SectionVerdicts } from '../../reviews/use-section-verdicts.ts';
import { VerdictButtons } from '../../reviews/VerdictButtons.tsx';
import { useFormLabels } from '../../../form/editor/FormEditorProvider.tsx';
import { splitTitle } from '../../../form/definition/section-title.ts';
import type { SectionCount } from '../../../form/editor/fields-to-check.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  section: SectionCount;
  row: Application;
  judging: SectionVerdicts;
}

export function VerdictPanel({ section: { id, title }, row, judging }: Props) {
  const { t } = useFormStaffTexts();
  const { t: ofReview } = useApplicationsTexts();
  const texts = useFormLabels();
  const draft = judging.draft.sections[id];
  const titleId = `verdict-${id}`;
  return (
    <div className="fr-verdict" data-verdict-on={id}>
      <div className="fr-verdict-head">
        <h3 id={titleId}>{t('review.of', { title: splitTitle(texts(title)).name })}</h3>
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
            <small>{row.agentName ? t('review.notified', { name: row.agentName }) : t('review.reopensOnly')}</small>
            <Button disabled={draft.reason.trim() === ''} variant="default" onClick={() => judging.goOn(id)}>
              {t('review.goOn')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
