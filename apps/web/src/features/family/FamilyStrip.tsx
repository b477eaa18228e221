import './family.css';
import { useRef, useState } from 'react';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { useSession } from '../../lib/session.ts';
import { useFlow } from '../flow/flow-store.ts';
import { AddTraveller } from './AddTraveller.tsx';
import { DatesDiffer } from './DatesDiffer.tsx';
import { useLiveTrip, useTrip } from './family.api.ts';
import { useFamilyWords } from './family-words.ts';
import { SortedNotes } from './SortedNotes.tsx';
import { TravellerTab } from './TravellerTab.tsx';
import { useGrid } from './use-grid.ts';

// Who is on the trip: the papers of each, one press away.
export function FamilyStrip() {
  const application = useFlow((flow) => flow.application);
  return application && <Strip application={application} />;
}

function Strip({ application }: { application: Application }) {
  const { t } = useFamilyWords();
  const { user } = useSession();
  const { data: trip } = useTrip(application);
  useLiveTrip(application);
  const grid = useGrid(trip);
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  const isAlone = application.partySize < 2;
  const mayAdd = user.applicantType === 'D2C' && application.can.includes('application.edit');
  if (isAlone && !mayAdd) return null;
  const done = (words: string) => {
    setAdding(false);
    setSaid(words);
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
            {!trip && <Bones count={application.partySize} />}
            {add && <li>{add}</li>}
          </ul>
          <p className="family-drop">{t('strip.drop')}</p>
        </>
      )}
      {isAdding && <AddTraveller application={application} party={party} onDone={done} />}
      <p className="family-said" role="status">
        {said}
      </p>
      {trip && <DatesDiffer trip={trip} application={application} />}
      {trip && <SortedNotes trip={trip} application={application} />}
    </section>
  );
}

// As many as there will be, so that nothing jumps when they come.
const Bones = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => <li key={at} className="family-bone" aria-hidden />);
