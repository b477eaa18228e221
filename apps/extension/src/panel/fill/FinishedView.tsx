import { useState } from 'react';
import { IconCheck, IconChevronRight, IconCopy, IconSignature } from '@tabler/icons-react';
import { timeText } from '../../texts/times.ts';
import { visitCounts, type Visit } from '../../visit/visit.ts';
import { Button, Foot, Link, Section } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import { useTexts } from '../use-texts.ts';

function Reference({ visit }: { visit: Visit }) {
  const { t, language } = useTexts();
  const { copy, correctReference } = useActions();
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null)
    return (
      <form
        className="correct"
        onSubmit={(event) => {
          event.preventDefault();
          correctReference(draft);
          setDraft(null);
        }}
      >
        <label>
          {t.finished.reference}
          <input
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <div className="buttons">
          <Button kind="primary" isSmall type="submit" disabled={draft.trim() === ''}>
            {t.finished.save}
          </Button>
          <Button isSmall onClick={() => setDraft(null)}>
            {t.finished.cancel}
          </Button>
        </div>
      </form>
    );
  const { reference, referenceAt, isReferenceCorrected } = visit;
  if (reference === null)
    return (
      <>
        <h2>{t.finished.notCaptured}</h2>
        <Link onClick={() => setDraft('')}>{t.finished.enter}</Link>
      </>
    );
  const time = referenceAt ? timeText(referenceAt, language) : '';
  return (
    <>
      <h2>{t.finished.captured}</h2>
      <div className="split">
        <span className="reference">{reference}</span>
        <button type="button" className="icon" aria-label={t.finished.copyReference} onClick={() => copy(reference)}>
          <IconCopy size={16} aria-hidden />
        </button>
      </div>
      <p className="lead">
        {isReferenceCorrected ? t.finished.correctedAt(time) : t.finished.readAt(time)}{' '}
        <Link onClick={() => setDraft(reference)}>{t.finished.correct}</Link>
      </p>
    </>
  );
}

export function FinishedView({ visit, isBusy }: { visit: Visit; isBusy: boolean }) {
  const { t, language } = useTexts();
  const { complete, next } = useActions();
  const counts = visitCounts(visit);
  const pack = visit.data.pack.pack.number;
  const isDone = visit.completedStatus !== null;
  const { submitsInPerson } = visit.data;
  const readBack = [
    t.readBack.agree(counts.equal),
    counts.differing > 0 ? t.readBack.differ(counts.differing) : '',
    counts.again > 0 ? t.finished.again(counts.again) : '',
  ].filter(Boolean);
  return (
    <>
      <div className="body">
        <Section>
          <Reference visit={visit} />
        </Section>
        <Section>
          <h3>{t.finished.receipt}</h3>
          <dl>
            <dt>{t.finished.pagesFilled}</dt>
            <dd>
              {counts.unknownPages > 0
                ? t.finished.pagesAndUnknown(counts.filledPages, counts.unknownPages, pack)
                : t.finished.pages(counts.filledPages, pack)}
            </dd>
            <dt>{t.finished.filledByUs}</dt>
            <dd>{t.finished.fields(counts.typed)}</dd>
            <dt>{t.finished.readBack}</dt>
            <dd>{readBack.join(', ')}</dd>
            <dt>{t.finished.leftToYou}</dt>
            <dd>{t.finished.fields(counts.personal)}</dd>
          </dl>
        </Section>
        <Section>
          <p className="source">
            <IconSignature size={16} className={visit.receipt ? 'ok-mark' : 'faint'} aria-hidden />
            <span>
              {visit.receipt ? (
                <>
                  <strong>{t.finished.countersigned}</strong>
                  <small>
                    {timeText(visit.receipt.receivedAt, language)} ·{' '}
                    <span className="ref">{visit.receipt.receiptUid.slice(0, 8)}</span> · {t.finished.stored}
                  </small>
                </>
              ) : (
                t.finished.notYet
              )}
            </span>
          </p>
        </Section>
        <Section>
          <h3>{t.finished.next}</h3>
          {submitsInPerson ? null : (
            <p className="next">
              <span className="status" data-step={isDone ? 'done' : 'now'} />
              {t.finished.now}
              <IconChevronRight size={14} className="faint" aria-hidden />
              <span className="status" data-step={isDone ? 'now' : 'next'} />
              {t.finished.completed}
            </p>
          )}
          <p className="lead">
            {submitsInPerson ? t.finished.inPerson : t.finished.nextText(visit.application.applicantName)}
          </p>
        </Section>
      </div>
      <Foot>
        {submitsInPerson ? null : (
          <Button kind="primary" onClick={complete} disabled={isBusy || isDone || visit.receipt === null}>
            <IconCheck size={16} stroke={2.4} aria-hidden />
            {isDone ? t.finished.marked : t.finished.mark}
          </Button>
        )}
        <Button kind={submitsInPerson ? 'primary' : 'plain'} onClick={next} disabled={isBusy}>
          {t.finished.nextApplication}
        </Button>
      </Foot>
    </>
  );
}
