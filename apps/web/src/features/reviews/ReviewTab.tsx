import { useRef, useState } from 'react';
import { Kbd, Textarea } from '@mantine/core';
import type { Application } from '@visawright/contract/application.ts';
import { useLetters } from '../../lib/use-letters.ts';
import { useApplicationWords } from '../applications/application-words.ts';
import { ReviewPart } from '../applications/drawer/ReviewPart.tsx';
import { giveReason, judge, judgedCount, nextUnjudged, type Verdict } from './review-draft.ts';
import { reviewSections } from './review-sections.ts';
import { SectionVerdict } from './SectionVerdict.tsx';
import { useReviewDraft } from './use-review-draft.ts';
import './reviews.css';

export function ReviewTab({ row }: { row: Application }) {
  const { t } = useApplicationWords();
  const { draft, change } = useReviewDraft(row.applicationUid);
  const box = useRef<HTMLDivElement>(null);
  const sections = reviewSections(row, t);
  const ids = sections.map(({ id }) => id);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = chosen ?? nextUnjudged(draft, ids, null) ?? ids[0] ?? null;
  const isOpen = row.can.includes('application.review');

  const focus = (section: string, what: string) =>
    setTimeout(() =>
      box.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"] ${what}`)?.focus(),
    );

  const give = (section: string, verdict: Verdict) => {
    const next = judge(draft, section, verdict);
    change(() => next);
    setChosen(section);
    if (next.sections[section]?.verdict === 'returned') {
      focus(section, 'textarea');
      return;
    }
    const after = nextUnjudged(next, ids, section);
    if (!after) return;
    setChosen(after);
    focus(after, 'button');
  };

  const judgeCurrent = (verdict: Verdict) => (current && isOpen ? () => give(current, verdict) : undefined);
  useLetters({ a: judgeCurrent('approved'), r: judgeCurrent('returned') });

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
            onCurrent={() => setChosen(id)}
            onJudge={(verdict) => give(id, verdict)}
            onReason={(reason) => change((now) => giveReason(now, id, reason))}
          />
        ))}
      </ol>
      <Textarea
        mt={14}
        label={t('review.note')}
        description={t('review.noteHint')}
        value={draft.note}
        onChange={(event) => {
          const note = event.currentTarget.value;
          change((now) => ({ ...now, note }));
        }}
        maxLength={1_000}
        autosize
        minRows={2}
      />
    </div>
  );
}
