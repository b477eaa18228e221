import { useRef } from 'react';
import { Button, Kbd, Skeleton } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { ReviewPart } from '../applications/drawer/ReviewPart.tsx';
import { useShownChanges } from '../applications/drawer/use-shown-changes.ts';
import { ApprovedBefore } from '../review-round/ApprovedBefore.tsx';
import { SectionPast } from '../review-round/SectionPast.tsx';
import { useReasons } from '../../shared/applications/use-reasons.ts';
import { sectionTitle } from '../../shared/destinations/destination-names.ts';
import { ApprovalReason } from './ApprovalReason.tsx';
import { reopen } from './review-draft.ts';
import { SectionVerdict } from './SectionVerdict.tsx';
import { useOpenReview } from './use-open-review.ts';
import { useSectionVerdicts } from './use-section-verdicts.ts';
import { ReviewNote } from './ReviewNote.tsx';
import './reviews.css';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';
import { dialogsText } from '../../../translations/dialogs/dialogs-texts.ts';

export function ReviewTab({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const box = useRef<HTMLDivElement>(null);
  const review = useOpenReview(row);
  const { requestReason } = useReasons(row);
  const { isOpen, ids, undecided, sections } = review;
  const shownChanges = useShownChanges(row);
  const focus = (section: string, what: string) =>
    setTimeout(() =>
      box.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"] ${what}`)?.focus(),
    );
  const { draft, current, choose, give, reason } = useSectionVerdicts({
    applicationUid: row.applicationUid,
    ids,
    isOpen,
    onReturn: (section) => focus(section, 'textarea'),
    onNext: (section) => focus(section, 'button'),
  });

  if (!isOpen) return <ReviewPart row={row} />;
  if (!review.isLoaded)
    return (
      <div className="pane-sec">
        <ErrorLine message={errorText(review.error)} />
        {review.error ? (
          <Button variant="default" size="xs" onClick={() => void review.refetch()}>
            {dialogsText('again')}
          </Button>
        ) : (
          <Skeleton h={160} radius={8} />
        )}
      </div>
    );
  const title = (section: string) => (row.destinationId ? sectionTitle(row.destinationId, section) : t('review.whole'));
  return (
    <div ref={box} className="pane-sec">
      <div className="pane-title">
        <h3>{t('review.judged', { count: ids.length - undecided.length, of: ids.length })}</h3>
        <small>
          <Kbd>A</Kbd> {t('review.keyApprove')} <Kbd>R</Kbd> {t('review.keyReturn')}
        </small>
      </div>
      {requestReason && <p className="pane-text">{t('review.sentIncomplete', { reason: requestReason })}</p>}
      <ol className="verdicts">
        {sections.map((each) =>
          ids.includes(each.section) ? (
            <SectionVerdict
              key={each.section}
              id={each.section}
              title={title(each.section)}
              draft={draft.sections[each.section]}
              isCurrent={each.section === current}
              past={<SectionPast section={each} changes={shownChanges(each)} />}
              onCurrent={() => choose(each.section)}
              onJudge={(verdict) => give(each.section, verdict)}
              onReason={(text) => reason(each.section, text)}
            />
          ) : (
            <li className="verdict" key={each.section} data-approved-before={each.section}>
              <h4>{title(each.section)}</h4>
              {each.last && (
                <ApprovedBefore last={each.last} onOpen={() => review.change((now) => reopen(now, each.section))} />
              )}
            </li>
          ),
        )}
      </ol>
      {ids.length === 0 && <p className="pane-text">{t('review.nothingChanged')}</p>}
      <ApprovalReason review={review} />
      <ReviewNote applicationUid={row.applicationUid} />
    </div>
  );
}
