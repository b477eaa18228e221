import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { OwnChannels } from '@visawright/contract/identity/channels.ts';
import { isPhoneNumber } from '@visawright/contract/identity/phone-number.ts';
import { ErrorLine } from '../../../../../components/dialog/ErrorLine.tsx';
import { momentText } from '../../../../../lib/dates/moments.ts';
import { errorText } from '../../../../../translations/errors/error-text.ts';
import { useChannelsTexts } from '../../../../../translations/channels/channels-texts.ts';
import { useRemovePhone, useSendPhoneCode } from './channels.api.ts';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';

type Props = Pick<OwnChannels, 'offered' | 'phone'>;

// The confirmed number, or the two steps to confirm one.
export function PhoneNumber({ offered, phone }: Props) {
  const { t, language } = useChannelsTexts();
  const [number, setNumber] = useState('');
  const [isChanging, setChanging] = useState(false);
  const [tried, setTried] = useState(false);
  const [send, end] = [useSendPhoneCode(), useRemovePhone()];
  const names = offered.map((channel) => t(`own.phone.${channel}`));
  const [one = '', other] = names;
  const lead =
    names.length === 0
      ? t('own.phone.none')
      : t('own.phone.lead', { channels: other === undefined ? one : t('own.phone.and', { one, other }) });
  const settle = () => {
    send.reset();
    setChanging(false);
    setTried(false);
    setNumber('');
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPhoneNumber(number)) send.mutate(number.trim());
  };
  return (
    <section aria-labelledby="set-phone">
      <h3 id="set-phone" className="set-subtitle">
        {t('own.phone.title')}
      </h3>
      <p className="set-lead">{lead}</p>
      {phone && !isChanging && (
        <>
          <p className="set-after">
            {t('own.phone.confirmed', { ending: phone.ending, time: momentText(phone.confirmedAt, language) })}
          </p>
          {phone.stopped.map((channel) => (
            <p key={channel} className="set-lead">
              {t('own.phone.stopped', { channel: t(`own.phone.${channel}`) })}
            </p>
          ))}
          <div className="set-actions set-after">
            {offered.length > 0 && (
              <Button variant="default" onClick={() => setChanging(true)}>
                {t('own.phone.change')}
              </Button>
            )}
            <Button variant="subtle" color="gray" loading={end.isPending} onClick={() => end.mutate()}>
              {t('own.phone.remove')}
            </Button>
          </div>
        </>
      )}
      {offered.length > 0 && (!phone || isChanging) && !send.data && (
        <form className="set-actions set-after" onSubmit={ask} noValidate>
          <TextInput
            label={t('own.phone.number')}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={number}
            error={tried && !isPhoneNumber(number) ? t('own.phone.wrongNumber') : undefined}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={send.isPending}>
            {t('own.phone.send')}
          </Button>
        </form>
      )}
      {send.data && (
        <PhoneCodeForm
          key={send.data.codeUid}
          number={number.trim()}
          codeUid={send.data.codeUid}
          onConfirmed={settle}
          onOtherNumber={() => send.reset()}
        />
      )}
      <ErrorLine message={errorText(send.error ?? end.error)} />
    </section>
  );
}
