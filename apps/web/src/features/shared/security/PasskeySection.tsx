import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Passkey } from '@visawright/contract/identity/passkey.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { useSession } from '../../../lib/session/session.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { usePasskeysTexts } from '../../../translations/passkeys/passkeys-texts.ts';
import { hasPasskeys, openPasskeyAdding } from '../session/passkey-pages.ts';
import { usePasskeys, useRemovePasskey } from './passkeys.api.ts';

export function PasskeySection() {
  const { t, language } = usePasskeysTexts();
  const { user, realm } = useSession();
  const isOffered = hasPasskeys(realm);
  const { data: passkeys, error, isFetching, refetch } = usePasskeys(isOffered);
  const remove = useRemovePasskey();
  const [chosen, setChosen] = useState<Passkey | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const add = useMutation({
    mutationFn: async () => {
      await call('startPasskey', {});
      await openPasskeyAdding(realm, user.email);
    },
  });
  if (!isOffered) return null;
  const when = ({ addedAt, lastUsedAt }: Passkey) =>
    [
      t('addedOn', { time: momentText(addedAt, language) }),
      lastUsedAt && t('usedOn', { time: momentText(lastUsedAt, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section className="set-part" aria-labelledby="set-passkeys">
      <h3 id="set-passkeys" ref={title} tabIndex={-1}>
        {t('title')}
      </h3>
      <p className="set-lead">
        {t('lead')} {passkeys?.length === 0 && t('none')}
      </p>
      {!passkeys && error && (
        <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      <ul className="set-sessions">
        {passkeys?.map((one) => (
          <li key={one.passkeyUid}>
            <IconFingerprint size={20} stroke={1.5} aria-hidden />
            <span>
              <b>{one.name}</b>
              <small>{when(one)}</small>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={t('removeOne', { name: one.name })}
              onClick={() => setChosen(one)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="set-saved" role="status">
        {remove.isSuccess && t('removed')}
      </p>
      <ErrorLine message={errorText(add.error)} />
      <p className="set-lead set-after">{t('addLead')}</p>
      <div className="set-actions set-after">
        <Button variant="default" loading={add.isPending || add.isSuccess} onClick={() => add.mutate()}>
          {t('add')}
        </Button>
      </div>
      {chosen && (
        <ActionDialog
          title={t('removeTitle')}
          text={t('removeText', { name: chosen.name })}
          size={440}
          submit={{ label: t('remove'), tone: 'bad' }}
          onSubmit={async () => {
            await remove.mutateAsync(chosen.passkeyUid);
            setChosen(null);
            title.current?.focus();
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}
