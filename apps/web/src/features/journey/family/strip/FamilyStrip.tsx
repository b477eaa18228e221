import '../family.css';
import { useRef, useState } from 'react';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useFlow } from '../../flow/state/flow-store.ts';
import { AddTraveller } from './AddTraveller.tsx';
import { DifferentDates } from './DifferentDates.tsx';
import { useLiveTrip, useTrip } from '../family.api.ts';
import { SortedNotes } from './SortedNotes.tsx';
import { TravellerTab } from './TravellerTab.tsx';
import { useTripGrid } from '../grid/use-trip-grid.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

export function FamilyStrip() {
  const application = useFlow((flow) => flow.application);
  return application && <Strip application={application} />;
}

function Strip({ application }: { application: Application }) {
  const { t } = useFamilyTexts();
  const { user } = useSession();
  const { data: trip } = useTrip(application);
  useLiveTrip(application);
  const grid = useTripGrid(trip);
  const [isAdding, setAdding] = useState(false);
  const [message, setMessage] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  const isAlone = application.partySize < 2;
  const mayAdd = user.applicantType === 'D2C' && application.can.includes('application.edit');
  if (isAlone && !mayAdd) return null;
  const done = (words: string) => {
    setAdding(false);
    setMessage(words);
    requestAnimationFrame(() => adder.current?.focus());
  };
  const party = trip?.travellers.map((one) => one.application) ?? [application];
  const add = mayAdd && !isAdding && (
    <button type="button" className="family-tab family-add" ref={adder} onClick={() => setAdding(true)}>
      <IconUserPlus size={20} stroke={1.8} aria-hidden />
      <span>{t('add')}</span>
    </button>
  );
  return (
    <section className="family-strip" data-alone={isAlone || undefined} aria-label={t('strip.label')}>
      {isAlone ? (
        <p className="family-alone">
          <IconUsers size={20} stroke={1.7} aria-hidden />
          <span>{t('strip.alone')}</span>
          {add}
        </p>
      ) : (
        <>
          <ul className="family-tabs">
            {trip?.travellers.map((traveller) => (
              <li key={traveller.application.applicationUid}>
                <TravellerTab
                  traveller={traveller}
                  count={grid?.counts.get(traveller.application.applicationUid)}
                  isShown={traveller.application.applicationUid === application.applicationUid}
                />
              </li>
            ))}
            {!trip && <ContentSkeleton count={application.partySize} />}
            {add && <li>{add}</li>}
          </ul>
          <p className="family-drop">{t('strip.drop')}</p>
        </>
      )}
      {isAdding && <AddTraveller application={application} party={party} onDone={done} />}
      <p className="unseen" role="status">
        {message}
      </p>
      {trip && <DifferentDates trip={trip} application={application} />}
      {trip && <SortedNotes trip={trip} application={application} />}
    </section>
  );
}

// As many as expected, so that the layout does not jump.
const ContentSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => <li key={at} className="family-skeleton" aria-hidden />);
