import { useState } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconCalendarExclamation } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Trip } from '@visawright/contract/documents/trip.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { shortRange, toCalendarDate } from '../../../../lib/dates/dates.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { refetchTrip } from '../family.api.ts';
import { nameList } from '../name-list.ts';
import { saveTripDates } from '../../flow/drafts/save-trip-dates.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

// Offers to align travellers whose dates differ.
export function DifferentDates({ trip, application }: { trip: Trip; application: Application }) {
  const { t, language } = useFamilyTexts();
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
      setFailed(errorText(error));
    }
    await refetchTrip(client, application);
    setBusy(false);
  };
  return (
    <div className="family-differ">
      <IconCalendarExclamation size={20} stroke={1.7} aria-hidden />
      <p>
        {t('dates.differ', {
          name: nameList(
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
