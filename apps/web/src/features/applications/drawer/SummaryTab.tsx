import { lazy, Suspense, type ReactNode } from 'react';
import type { Application } from '@visawright/contract/application.ts';
import { PersonMark, ReviewMark, StatusMark } from '../../../components/list/marks.tsx';
import { daysBetween, shortRange } from '../../../lib/dates.ts';
import { dayText, lastedText, momentText } from '../../../lib/moments.ts';
import { findDestination } from '@visawright/forms/destinations.ts';
import { tripDays } from '../application-columns.tsx';
import { useApplicationWords } from '../application-words.ts';
import { LodgeLine } from '../LodgeLine.tsx';
import { placeName } from '../place.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import { Steps } from './Steps.tsx';
import { useTimeline } from './use-timeline.ts';
import '../../lists/pane.css';

const FindingsPart = lazy(async () => ({ default: (await import('./FindingsPart.tsx')).FindingsPart }));

const PackagePart = lazy(async () => ({ default: (await import('./PackagePart.tsx')).PackagePart }));

function LodgeBy({ row }: { row: Application }) {
  const { t, language } = useApplicationWords();
  if (!row.lodgeBy) return <span className="pane-dim">{t('lodge.unknownLong')}</span>;
  const days = daysBetween(row.lodgeBy, row.visaDetails.fromDate) ?? 0;
  const basis = findDestination(row.destinationId)?.processing?.lodgeBefore?.basis;
  return (
    <>
      {dayText(row.lodgeBy, language)} <small title={basis}>{t('lodge.before', { count: days })}</small>
      {row.status !== 'submitted' && (
        <div>
          <LodgeLine row={row} />
        </div>
      )}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => {
  const { t } = useApplicationWords();
  return (
    <>
      <dt>{t(`columns.${name}`)}</dt>
      <dd>{children}</dd>
    </>
  );
};

const shown = 3;

// The last few changes; all of them stand in their own tab. Where they cannot be read nothing is said here.
function Latest({ row }: { row: Application }) {
  const { t } = useApplicationWords();
  const changes = useTimeline(row.applicationUid).data?.pages[0]?.items ?? [];
  if (changes.length === 0) return null;
  return (
    <section className="pane-sec" aria-labelledby="pane-latest">
      <div className="pane-title">
        <h3 id="pane-latest">{t('latest')}</h3>
      </div>
      <ChangeLines row={row} changes={changes.slice(0, shown)} />
    </section>
  );
}

export function SummaryTab({ row }: { row: Application }) {
  const { t, language } = useApplicationWords();
  const { fromDate, toDate, nationality, visaFrom, visaCategory } = row.visaDetails;
  return (
    <>
      <section className="pane-sec">
        <Steps status={row.status} />
        <dl className="pane-facts">
          <Fact name="status">
            <span className="pane-line">
              <StatusMark status={row.status} />
              <small>{t('for', { time: lastedText(row.statusSince, language) })}</small>
            </span>
          </Fact>
          <Fact name="travel">
            {shortRange(fromDate, toDate, language)} · {t('days', { count: tripDays(row) })}
          </Fact>
          <Fact name="lodgeBy">
            <LodgeBy row={row} />
          </Fact>
          <Fact name="agent">
            {row.agentName ? <PersonMark name={row.agentName} /> : <span className="pane-dim">{t('noAgent')}</span>}
          </Fact>
          <Fact name="review">
            <ReviewMark review={row.review.state} />
          </Fact>
          <Fact name="outcome">{t(`outcome.${row.visaAllocationStatus}`)}</Fact>
          {row.lodgedReference && <Fact name="lodged">{row.lodgedReference}</Fact>}
          <Fact name="purpose">{t(`category.${visaCategory}`)}</Fact>
          <Fact name="from">{placeName(visaFrom, language)}</Fact>
          <Fact name="nationality">{placeName(nationality, language)}</Fact>
          {row.partySize > 1 && <Fact name="party">{t('party', { count: row.partySize })}</Fact>}
          <Fact name="created">{momentText(row.createdAt, language)}</Fact>
        </dl>
      </section>
      {row.destinationId && row.docIds.length > 0 && row.status !== 'submitted' && (
        <Suspense>
          <FindingsPart row={row} key={row.applicationUid} />
        </Suspense>
      )}
      {row.status !== 'draft' && (
        <Suspense>
          <PackagePart row={row} key={row.applicationUid} />
        </Suspense>
      )}
      <ReviewPart row={row} />
      <Latest row={row} key={row.applicationUid} />
    </>
  );
}
