import './get-visa-words.ts';
import './get-visa.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/application.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/words.ts';
import { AgentChoice } from './AgentChoice.tsx';
import { travellerOf } from './get-visa.api.ts';
import { makeDrafts } from './make-drafts.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { Travellers } from './Travellers.tsx';
import {
  addTraveller,
  changeTrip,
  emptyTrip,
  missingFields,
  visaDetailsOf,
  type Trip,
  type TripField,
} from './trip.ts';
import { TripFacts } from './TripFacts.tsx';
import { TripFields } from './TripFields.tsx';

export function GetVisaScreen() {
  const { t } = useTranslation('getVisa');
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const given = asked.get('applicantUid');
  const [trip, setTrip] = useState<Trip>(emptyTrip);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const made = useRef(new Map<string, Application>());
  const [madeFor, setMadeFor] = useState<ReadonlySet<string>>(new Set());
  const choosesAgent = user.role.includes('agency');
  const problems = tries > 0 ? missingFields(trip) : [];
  const errorOf = (field: TripField) => (problems.includes(field) ? t(`problems.${field}`) : undefined);
  const change = (part: Partial<Trip>) => setTrip((now) => changeTrip(now, part));

  const unknown = useEffectEvent(() => setFailed(t('givenUnknown')));
  useEffect(() => {
    const stop = new AbortController();
    if (given)
      travellerOf(given, stop.signal).then(
        (traveller) => setTrip((now) => addTraveller(now, traveller)),
        () => !stop.signal.aborted && unknown(),
      );
    return () => stop.abort();
  }, [given]);

  async function make() {
    setTries((count) => count + 1);
    if (busy || missingFields(trip).length > 0) return;
    setBusy(true);
    setFailed('');
    try {
      const visaDetails = visaDetailsOf(trip);
      const first = await makeDrafts(trip.travellers, made.current, ({ applicantUid }, tripUid) =>
        call('draftApplication', {
          body: { applicantUid, visaDetails, tripUid, ...(trip.agentId ? { agentId: trip.agentId } : {}) },
          once: true,
        }),
      );
      void client.invalidateQueries({ queryKey: ['list', 'applications'] });
      void client.invalidateQueries({ queryKey: ['home'] });
      await navigate(`/applications?open=${first.applicationUid}`);
    } catch (error) {
      setFailed(errorWords(error));
    } finally {
      setMadeFor(new Set(made.current.keys()));
      setBusy(false);
    }
  }

  return (
    <div className="staff-screen trip" data-screen="staffGetVisa">
      <div className="staff-page-head">
        <ScreenHeading>{t('title')}</ScreenHeading>
      </div>
      <div className="trip-grid">
        <div className="trip-form">
          <ProblemSummary problems={problems} tries={tries} />
          <Travellers
            travellers={trip.travellers}
            agentId={trip.agentId}
            error={errorOf('travellers')}
            made={madeFor}
            onAdd={(traveller) => setTrip((now) => addTraveller(now, traveller))}
            onRemove={(uid) =>
              setTrip((now) => ({
                ...now,
                travellers: now.travellers.filter(({ applicantUid }) => applicantUid !== uid),
              }))
            }
          />
          {/* What is made already is of this trip: the rest of it has the same answers. */}
          <fieldset className="trip-whole" disabled={madeFor.size > 0}>
            <TripFields trip={trip} errorOf={errorOf} onChange={change} />
            {choosesAgent && (
              <section className="trip-part" aria-labelledby="trip-hands">
                <h2 id="trip-hands">{t('hands')}</h2>
                <AgentChoice value={trip.agentId} onChange={(agentId) => change({ agentId })} />
              </section>
            )}
          </fieldset>
          <div className="trip-foot">
            <Button onClick={() => void make()} loading={busy}>
              {t('make', { count: Math.max(1, trip.travellers.length) })}
            </Button>
            <span className="trip-dim">{t('makeHint')}</span>
          </div>
          <ErrorLine message={failed} />
        </div>
        <TripFacts trip={trip} />
      </div>
    </div>
  );
}
