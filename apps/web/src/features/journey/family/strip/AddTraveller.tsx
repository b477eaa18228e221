import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import type { Companion } from '../../flow/state/flow-store.ts';
import { addToTrip, updatePartySize } from '../../flow/drafts/draft-companions.ts';
import { refetchTrip } from '../family.api.ts';
import { useKnownTravellers } from '../companions/known-travellers.ts';
import { TravellerNameForm } from '../companions/TravellerNameForm.tsx';
import { PersonPill } from '../companions/PersonPill.tsx';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

interface Props {
  application: Application;
  party: readonly Application[]; // travellers already on the trip
  onDone: (message: string) => void;
}

// Adds a traveller to an existing trip: a known one with one click, a new one by name.
export function AddTraveller({ application, party, onDone }: Props) {
  const { t } = useFamilyTexts();
  const client = useQueryClient();
  const { data: known = [] } = useKnownTravellers(true);
  const [failed, setFailed] = useState('');
  const free = known.filter((one) => party.every(({ applicantUid }) => applicantUid !== one.applicantUid));
  const join = async (companion: Companion) => {
    const { length } = await addToTrip(application, [companion]);
    updatePartySize(application, length);
    await refetchTrip(client, application);
    onDone(t('added', { name: companion.name }));
  };
  const pick = (companion: Companion) => join(companion).catch((error: unknown) => setFailed(errorText(error)));
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
      <TravellerNameForm onMade={join} onCancel={() => onDone('')} />
      <ErrorLine message={failed} />
    </div>
  );
}
