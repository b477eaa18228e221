import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import type { StoredData } from '@visawright/contract/privacy/privacy.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { longDay } from '../../../lib/dates/dates.ts';
import { logout } from '../../../lib/session/logout.ts';
import { leaveNotice } from '../../../lib/session/logout-notice.ts';
import { useSession } from '../../../lib/session/session.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { usePrivacyTexts } from '../../../translations/privacy/privacy-texts.ts';
import { deleteAccount } from './privacy.api.ts';

const steps = ['now', 'minutes', 'later'] as const;

// Nothing is sent before the address was typed; afterwards the session is over, so the number is shown on the sign-in screen.
export function DeleteAccountDialog({ stored, onClose }: { stored: StoredData; onClose: () => void }) {
  const { t, language } = usePrivacyTexts();
  const { firstName } = useSession().user;
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isConfirmed = typed.trim().toLowerCase() === stored.email.toLowerCase();
  const numbers = {
    applications: t('stored.applications', { count: stored.applications }),
    documents: t('stored.documents', { count: stored.documents }),
  };
  const send = async () => {
    if (isBusy || !isConfirmed) return;
    setBusy(true);
    setError('');
    try {
      const { erasureUids } = await deleteAccount(typed);
      leaveNotice(t('delete.finished', { number: erasureUids[0] ?? '' }));
      await logout();
    } catch (caught) {
      setError(errorText(caught));
      setBusy(false);
    }
  };
  return (
    <DialogFrame title={t('delete.question', { name: firstName })} size={560} onClose={onClose} keepsOpen>
      <form
        className="privacy-delete"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ol className="privacy-steps">
          {steps.map((step) => (
            <li key={step}>
              <span>{t(`delete.${step}`)}</span>
              <b>{t(`delete.${step}Title`)}</b>
              <small>{t(`delete.${step}Text`, numbers)}</small>
            </li>
          ))}
        </ol>
        <div className="privacy-stays">
          <IconShieldLock size={19} stroke={1.6} aria-hidden />
          <p>
            <b>{t('delete.stays')}</b> {t('delete.staysText')}
          </p>
        </div>
        {stored.nextTravelDate && (
          <p className="privacy-warn">{t('delete.travel', { date: longDay(stored.nextTravelDate, language) })}</p>
        )}
        {stored.travellers > 1 && <p className="privacy-warn">{t('delete.travellers')}</p>}
        <TextInput
          label={t('delete.confirm', { email: stored.email })}
          value={typed}
          type="email"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ErrorLine message={error} />
        <div className="privacy-actions">
          <Button variant="default" h={48} onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button type="submit" h={48} color="red.9" disabled={!isConfirmed} loading={isBusy}>
            {t('delete.final')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
