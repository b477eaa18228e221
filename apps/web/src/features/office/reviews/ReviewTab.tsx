import { useRef } from 'react';
import { Kbd } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ReviewPart } from '../applications/drawer/ReviewPart.tsx';
import { judgedCount } from './review-draft.ts';
import { reviewSections } from './review-sections.ts';
import { SectionVerdict } from './SectionVerdict.tsx';
import { useSectionVerdicts } from './use-section-verdicts.ts';
import { ReviewNote } from './ReviewNote.tsx';
import './reviews.css';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

export function ReviewTab({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const box = useRef<HTMLDivElement>(null);
  const sections = reviewSections(row, t);
  const isOpen = row.can.includes('application.review');
  const focus = (section: string, what: string) =>
    setTimeout(() =>
      box.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"] ${what}`)?.focus(),
    );
  const { draft, current, choose, give, reason } = useSectionVerdicts({
    applicationUid: row.applicationUid,
    ids: sections.map(({ id }) => id),
    isOpen,
    onReturn: (section) => focus(section, 'textarea'),
    onNext: (section) => focus(section, 'button'),
  });

  if (!isOpen)
    return (
      <>
        <p className="pane-text" style={{ paddingTop: 14 }}>
          {t('review.closed')}
        </p>
        <ReviewPart row={row} />
      </>
    );
  return (
    <div ref={box} className="pane-sec">
      <div className="pane-title">
        <h3>{t('review.judged', { count: judgedCount(draft), of: sections.length })}</h3>
        <small>
          <Kbd>A</Kbd> {t('review.keyApprove')} <Kbd>R</Kbd> {t('review.keyReturn')}
        </small>
      </div>
      <ol className="verdicts">
        {sections.map(({ id, title }) => (
          <SectionVerdict
            key={id}
            id={id}
            title={title}
            draft={draft.sections[id]}
            isCurrent={id === current}
            onCurrent={() => choose(id)}
            onJudge={(verdict) => give(id, verdict)}
            onReason={(text) => reason(id, text)}
          />
        ))}
      </ol>
      <ReviewNote applicationUid={row.applicationUid} />
    </div>
  );
}
