import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { errorWords } from '../../lib/error-words.ts';
import type { Companion } from '../flow/flow-store.ts';
import { joinTrip, noteParty } from './draft-companions.ts';
import { readTripAgain } from './family.api.ts';
import { useFamilyWords } from './family-words.ts';
import { useKnownTravellers } from './known-people.ts';
import { NameForm } from './NameForm.tsx';
import { PersonPill } from './PersonPill.tsx';

interface Props {
  application: Application;
  party: readonly Application[]; // who is on the trip already
  onDone: (said: string) => void;
}

// Somebody joins a trip that has begun: one press for whom one knows, a name for whom one does not.
export function AddTraveller({ application, party, onDone }: Props) {
  const { t } = useFamilyWords();
  const client = useQueryClient();
  const { data: known = [] } = useKnownTravellers(true);
  const [failed, setFailed] = useState('');
  const free = known.filter((one) => party.every(({ applicantUid }) => applicantUid !== one.applicantUid));
  const join = async (companion: Companion) => {
    const { length } = await joinTrip(application, [companion]);
    noteParty(application, length);
    await readTripAgain(client, application);
    onDone(t('added', { name: companion.name }));
  };
  const pick = (companion: Companion) => join(companion).catch((error: unknown) => setFailed(errorWords(error)));
  return (
    <div className="family-join">
      <h3>
        <IconUserPlus size={18} stroke={1.8} aria-hidden />
        {t('add')}
      </h3>
      {free.length > 0 && (
        <div className="family-pills">
          {free.map((one) => (
            <PersonPill key={one.applicantUid} name={one.name} isOn={false} onPress={() => void pick(one)} />
          ))}
        </div>
      )}
      <NameForm onMade={join} onCancel={() => onDone('')} />
      <ErrorLine message={failed} />
    </div>
  );
}
