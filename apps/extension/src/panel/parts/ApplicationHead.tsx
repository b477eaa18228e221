import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { tripText } from '../../texts/times.ts';
import { useActions } from '../panel-actions.ts';
import { visitHere, type PanelState } from '../panel-state.ts';
import { useTexts } from '../use-texts.ts';

export const CountryCode = ({ destination }: { destination: string }) => (
  <span className="country" aria-hidden>
    {findDestination(destination)?.iso2 ?? '··'}
  </span>
);

export const ConnectionLine = ({ name, version }: { name: string | null; version: string }) => {
  const { t } = useTexts();
  return (
    <p className="connection">
      <span className="dot" data-on={name !== null || undefined} aria-hidden />
      <span className="connection-name">{name === null ? t.notConnected : t.connected(name)}</span>
      <span className="num">{version}</span>
    </p>
  );
};

// Who and which application; the first thing in every state.
export function ApplicationHead({ state }: { state: PanelState }) {
  const { t, language } = useTexts();
  const { setChoosing } = useActions();
  const visit = visitHere(state);
  const name = state.pairing.is === 'connected' ? state.pairing.connection.person.name : null;
  const application = visit?.application;
  const trip = application ? tripText(application.fromDate, application.toDate, language) : '';
  return (
    <div className="application">
      {application && visit ? (
        <>
          <div className="application-name">
            <CountryCode destination={application.destination} />
            <strong title={application.applicantName}>{application.applicantName}</strong>
            <button
              type="button"
              className="button plain tiny"
              onClick={() => setChoosing(!state.choosing)}
              aria-expanded={state.choosing}
              disabled={state.page.is === 'known' && state.page.stage === 'filling'}
            >
              {t.application.change}
              <IconChevronDown size={12} aria-hidden />
            </button>
          </div>
          <p className="application-trip">
            {application.visaType}
            {trip ? ` · ${trip}` : ''} · <span className="ref">{application.applicationUid.slice(0, 8)}</span>
          </p>
        </>
      ) : null}
      <ConnectionLine name={name} version={state.version} />
    </div>
  );
}
