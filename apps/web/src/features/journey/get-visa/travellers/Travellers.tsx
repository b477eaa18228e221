import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { PersonInitials } from '../../../../components/list/badges/badges.tsx';
import { NewTraveller } from './NewTraveller.tsx';
import { fieldId } from '../ProblemSummary.tsx';
import { TravellerPicker } from './TravellerPicker.tsx';
import type { Traveller } from '../trip/trip.ts';
import { useGetVisaTexts } from '../../../../translations/get-visa/get-visa-texts.ts';

interface Props {
  travellers: readonly Traveller[];
  agentId: string;
  error: string | undefined;
  made: ReadonlySet<string>; // whose draft was created already
  onAdd: (traveller: Traveller) => void;
  onRemove: (applicantUid: string) => void;
}

export function Travellers({ travellers, agentId, error, made, onAdd, onRemove }: Props) {
  const { t } = useGetVisaTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const backToPicker = () => {
    setTyped(null);
    requestAnimationFrame(() => document.getElementById(fieldId('travellers'))?.focus());
  };
  const remove = (applicantUid: string) => {
    onRemove(applicantUid);
    backToPicker();
  };
  return (
    <section className="trip-part" aria-labelledby="trip-who">
      <h2 id="trip-who">{t('who')}</h2>
      {travellers.length > 0 && (
        <ul className="trip-people">
          {travellers.map(({ applicantUid, name, passportMasked }) => (
            <li key={applicantUid}>
              <PersonInitials name={name} size={28} />
              <span>
                <b>{name}</b>
                <small>{passportMasked ?? t('picker.noPassport')}</small>
              </span>
              {made.has(applicantUid) ? (
                <small className="trip-made">{t('created')}</small>
              ) : (
                <ActionIcon aria-label={t('remove', { name })} onClick={() => remove(applicantUid)}>
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {typed === null ? (
        <TravellerPicker id={fieldId('travellers')} chosen={travellers} error={error} onPick={onAdd} onNew={setTyped} />
      ) : (
        <NewTraveller
          typed={typed}
          agentId={agentId}
          onCancel={backToPicker}
          onMade={(traveller) => {
            onAdd(traveller);
            backToPicker();
          }}
        />
      )}
      {travellers.length > 1 && <p className="trip-dim">{t('oneTrip', { count: travellers.length })}</p>}
    </section>
  );
}
