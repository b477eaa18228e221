import { useState } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconCalendarExclamation } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import type { Trip } from '@visawright/contract/trip.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { shortRange, toCalendarDate } from '../../lib/dates.ts';
import { errorWords } from '../../lib/error-words.ts';
import { readTripAgain } from './family.api.ts';
import { useFamilyWords } from './family-words.ts';
import { listed } from './listed.ts';
import { saveTripDates } from './save-trip-dates.ts';

// Dates are entered once: where one traveller's are others, one press makes them the same.
export function DatesDiffer({ trip, application }: { trip: Trip; application: Application }) {
  const { t, language } = useFamilyWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const { fromDate, toDate } = application.visaDetails;
  const rangeOf = ({ visaDetails }: Application) =>
    shortRange(toCalendarDate(visaDetails.fromDate), toCalendarDate(visaDetails.toDate), language);
  const open = trip.travellers.map((one) => one.application).filter(({ can }) => can.includes('application.edit'));
  const others = open.filter(({ visaDetails: { fromDate: from, toDate: to } }) => from !== fromDate || to !== toDate);
  if (others.length === 0 || !application.can.includes('application.edit')) return null;
  const save = async () => {
    setBusy(true);
    setFailed('');
    try {
      await saveTripDates(application, fromDate, toDate);
    } catch (error) {
      setFailed(errorWords(error));
    }
    await readTripAgain(client, application);
    setBusy(false);
  };
  return (
    <div className="family-differ">
      <IconCalendarExclamation size={20} stroke={1.7} aria-hidden />
      <p>
        {t('dates.differ', {
          name: listed(
            others.map((one) => one.applicantName),
            language,
          ),
          range: rangeOf(others[0]!),
        })}
      </p>
      <Button variant="default" h={40} loading={busy} onClick={() => void save()}>
        {t('dates.same', { count: open.length, range: rangeOf(application) })}
      </Button>
      <ErrorLine message={failed} />
    </div>
  );
}
