import { lazy, Suspense, type ReactNode } from 'react';
import { tripLength } from '@visawright/contract/dates/days.ts';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { PersonBadge, ApplicationStatusBadge } from '../../../../components/list/badges/badges.tsx';
import { daysBetweenDates, shortRange } from '../../../../lib/dates/dates.ts';
import { dayText, lastedText, momentText } from '../../../../lib/dates/moments.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { useDestinationForm } from '../../../journey/deadline/use-application.ts';
import { LodgeLine } from '../list/LodgeLine.tsx';
import { OutcomeFacts } from '../list/OutcomeCell.tsx';
import { countryText } from '../../../shared/destinations/destination-names.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { ReviewLine } from '../../review-round/ReviewLine.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import { Steps } from './Steps.tsx';
import { useTimeline } from './use-timeline.ts';
import '../../../shared/lists/pane.css';
import {
  useApplicationsTexts,
  type ApplicationsTranslate,
} from '../../../../translations/applications/applications-texts.ts';
import type { TextIn } from '../../../../lib/translation/define-texts.ts';

// The holidays it counts with are loaded when a drawer is opened.
const SafeDay = lazy(async () => ({ default: (await import('./SafeDay.tsx')).SafeDay }));

const FindingsPart = lazy(async () => ({ default: (await import('./FindingsPart.tsx')).FindingsPart }));

const PackagePart = lazy(async () => ({ default: (await import('./PackagePart.tsx')).PackagePart }));

const OnlineFormPart = lazy(async () => ({ default: (await import('./OnlineFormPart.tsx')).OnlineFormPart }));

function LodgeBy({ row }: { row: Application }) {
  const { t, language } = useApplicationsTexts();
  const destination = findDestination(row.destinationId) ?? null;
  const form = useDestinationForm(destination);
  if (!row.lodgeBy) return <span className="pane-dim">{t('lodge.unknownLong')}</span>;
  const days = daysBetweenDates(row.lodgeBy, row.visaDetails.fromDate) ?? 0;
  const basis = (form ?? destination)?.processing?.lodgeBefore?.basis;
  return (
    <>
      {dayText(row.lodgeBy, language)} <small title={basis}>{t('lodge.before', { count: days })}</small>
      {row.status !== 'submitted' && (
        <div>
          <LodgeLine row={row} />
        </div>
      )}
      {row.status !== 'submitted' && (
        <Suspense>
          <SafeDay row={row} />
        </Suspense>
      )}
    </>
  );
}

const Fact = ({ name, children }: { name: TextIn<ApplicationsTranslate, 'columns'>; children: ReactNode }) => {
  const { t } = useApplicationsTexts();
  return (
    <>
      <dt>{t(`columns.${name}`)}</dt>
      <dd>{children}</dd>
    </>
  );
};

const shown = 3;

// The last few changes; the Timeline tab has all of them and shows loading errors.
function Latest({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const changes = useTimeline(row.applicationUid).data?.pages[0]?.items ?? [];
  if (changes.length === 0) return null;
  return (
    <section className="pane-sec" aria-labelledby="pane-latest">
      <div className="pane-title">
        <h3 id="pane-latest">{t('latest')}</h3>
      </div>
      <ChangeLines row={row} changes={changes} most={shown} />
    </section>
  );
}

export function SummaryTab({ row }: { row: Application }) {
  const { t, language } = useApplicationsTexts();
  const { fromDate, toDate, nationality, visaFrom, visaCategory } = row.visaDetails;
  return (
    <>
      <section className="pane-sec">
        <Steps status={row.status} />
        <dl className="pane-facts">
          <Fact name="status">
            <span className="pane-line">
              <ApplicationStatusBadge status={row.status} />
              <small>{t('for', { time: lastedText(row.statusSince, language) })}</small>
            </span>
          </Fact>
          <Fact name="travel">
            {shortRange(fromDate, toDate, language)} · {t('days', { count: tripLength(fromDate, toDate) ?? 0 })}
          </Fact>
          <Fact name="lodgeBy">
            <LodgeBy row={row} />
          </Fact>
          <Fact name="agent">
            {row.agentName ? <PersonBadge name={row.agentName} /> : <span className="pane-dim">{t('noAgent')}</span>}
          </Fact>
          <Fact name="review">
            <ReviewLine review={row.review} />
          </Fact>
          {row.hasPremiumCheck && <Fact name="premium">{t('premiumIncluded')}</Fact>}
          <Fact name="outcome">
            <OutcomeFacts row={row} />
          </Fact>
          {row.lodgedReference && <Fact name="lodged">{row.lodgedReference}</Fact>}
          <Fact name="purpose">{t(`category.${visaCategory}`)}</Fact>
          <Fact name="from">{countryText(visaFrom, language)}</Fact>
          <Fact name="nationality">{countryText(nationality, language)}</Fact>
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
      {!isEditable(row.status) && (
        <Suspense>
          <OnlineFormPart row={row} key={row.applicationUid} />
        </Suspense>
      )}
      <ReviewPart row={row} />
      <Latest row={row} key={row.applicationUid} />
    </>
  );
}
