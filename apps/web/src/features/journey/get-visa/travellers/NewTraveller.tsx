import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { DayInput } from '../../../../components/DayInput.tsx';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import {
  newTravellerBody,
  initialTraveller,
  travellerProblems,
  type NewTravellerField,
  type TravellerFacts,
} from './new-traveller.ts';
import type { Traveller } from '../trip/trip.ts';
import { useGetVisaTexts } from '../../../../translations/get-visa/get-visa-texts.ts';

interface Props {
  typed: string; // the search text without a match
  agentId: string;
  onMade: (traveller: Traveller) => void;
  onCancel: () => void;
}

interface Row {
  readonly field: NewTravellerField;
  readonly type?: string;
  readonly isDate?: boolean; // typed as dd/mm/yyyy in every browser, as everywhere else
}
const rows: readonly Row[] = [
  { field: 'firstName' },
  { field: 'lastName' },
  { field: 'passportNumber' },
  { field: 'birthDate', isDate: true },
  { field: 'email', type: 'email' },
  { field: 'phone', type: 'tel' },
];

export function NewTraveller({ typed, agentId, onMade, onCancel }: Props) {
  const { t } = useGetVisaTexts();
  const client = useQueryClient();
  const [facts, setFacts] = useState<TravellerFacts>(() => initialTraveller(typed));
  const [problems, setProblems] = useState<readonly NewTravellerField[]>([]);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []); // replaces the search field

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = travellerProblems(facts);
    setProblems(found);
    if (found[0]) return form.querySelector<HTMLInputElement>(`[name="${found[0]}"]`)?.focus();
    setBusy(true);
    setFailed('');
    try {
      const made = await call('createApplicant', { body: newTravellerBody(facts, agentId), once: true });
      void client.invalidateQueries({ queryKey: ['list', 'applicants'] });
      const name = `${made.firstName} ${made.lastName}`.trim();
      onMade({ applicantUid: made.applicantUid, name, passportMasked: made.passportMasked });
    } catch (error) {
      setFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="trip-new" onSubmit={(event) => void add(event)} noValidate aria-label={t('new.title')}>
      <h3>{t('new.title')}</h3>
      <div className="trip-new-fields">
        {rows.map(({ field, type, isDate }, at) => {
          const common = {
            name: field,
            label: t(`new.${field}`),
            value: facts[field],
            error: problems.includes(field) && t(`new.problems.${field}`),
          };
          const set = (value: string) => setFacts({ ...facts, [field]: value });
          if (isDate) return <DayInput key={field} {...common} onChange={set} />;
          return (
            <TextInput
              key={field}
              {...common}
              type={type ?? 'text'}
              autoComplete="off"
              ref={at === 0 ? first : undefined}
              required={field === 'firstName'}
              withAsterisk={false}
              onChange={(event) => set(event.currentTarget.value)}
            />
          );
        })}
      </div>
      <ErrorLine message={failed} />
      <div className="trip-new-foot">
        <Button type="submit" variant="default" loading={busy}>
          {t('new.add')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('new.cancel')}
        </Button>
        <small>{t('new.hint')}</small>
      </div>
    </form>
  );
}
