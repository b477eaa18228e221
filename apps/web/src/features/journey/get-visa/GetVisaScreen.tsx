import './get-visa.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useSession } from '../../../lib/session/session.ts';
import { AgentChoice } from './AgentChoice.tsx';
import { getTraveller } from './get-visa.api.ts';
import { createDrafts } from '../flow/drafts/create-drafts.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { Travellers } from './travellers/Travellers.tsx';
import {
  addTraveller,
  changeTrip,
  missingFields,
  tripVisaDetails,
  type TripRequest,
  type TripField,
} from './trip/trip.ts';
import { tripFromQuery } from './trip/trip-from-query.ts';
import { TripFacts } from './trip/TripFacts.tsx';
import { TripFields } from './trip/TripFields.tsx';
import { useGetVisaTexts } from '../../../translations/get-visa/get-visa-texts.ts';

export function GetVisaScreen() {
  const { t } = useGetVisaTexts();
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const given = asked.get('applicantUid');
  const [trip, setTrip] = useState<TripRequest>(() => tripFromQuery(asked));
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const made = useRef(new Map<string, Application>());
  const [madeFor, setMadeFor] = useState<ReadonlySet<string>>(new Set());
  const choosesAgent = user.role.includes('agency');
  const problems = tries > 0 ? missingFields(trip) : [];
  const errorOf = (field: TripField) => (problems.includes(field) ? t(`problems.${field}`) : undefined);
  const change = (part: Partial<TripRequest>) => setTrip((now) => changeTrip(now, part));

  const unknown = useEffectEvent(() => setFailed(t('givenUnknown')));
  useEffect(() => {
    const stop = new AbortController();
    if (given)
      getTraveller(given, stop.signal).then(
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
      const visaDetails = tripVisaDetails(trip);
      const first = await createDrafts(trip.travellers, made.current, ({ applicantUid }, tripUid) =>
        call('draftApplication', {
          body: { applicantUid, visaDetails, tripUid, ...(trip.agentId ? { agentId: trip.agentId } : {}) },
          once: true,
        }),
      );
      void client.invalidateQueries({ queryKey: ['list', 'applications'] });
      void client.invalidateQueries({ queryKey: ['home'] });
      await navigate(`/applications?open=${first.applicationUid}`);
    } catch (error) {
      setFailed(errorText(error));
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
          {/* Once a draft exists, the other travellers get the same trip. */}
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
              {t('create', { count: Math.max(1, trip.travellers.length) })}
            </Button>
            <span className="trip-dim">{t('createHint')}</span>
          </div>
          <ErrorLine message={failed} />
        </div>
        <TripFacts trip={trip} />
      </div>
    </div>
  );
}
