import { useRef } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useConnections, useEndConnection } from './connections.api.ts';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

export function ConnectionList() {
  const { t, language } = useExtensionTexts();
  const { data, error, isFetching, isPending, refetch } = useConnections();
  const isSlow = useDelayed(isPending && !error);
  const end = useEndConnection();
  const title = useRef<HTMLHeadingElement>(null);
  // The row with the focused button is removed, so focus moves to the title.
  const endIt = (uid: string) => end.mutate(uid, { onSuccess: () => title.current?.focus() });
  const when = (time: string) => momentText(time, language);
  return (
    <section className="set-part" aria-labelledby="ext-connections">
      <div className="set-part-head">
        <h3 id="ext-connections" ref={title} tabIndex={-1}>
          {t('connections.title')}
        </h3>
      </div>
      {!data && error && (
        <LoadFailure
          title={t('connections.failing')}
          error={error}
          isTrying={isFetching}
          onAgain={() => void refetch()}
        />
      )}
      {!data && isSlow && <Skeleton h={56} mt={10} radius={10} />}
      {data?.length === 0 && (
        <p className="set-lead" data-state="empty">
          {t('connections.none')}
        </p>
      )}
      <ul className="set-sessions ext-connections">
        {data?.map(({ connectionUid, browser, version, connectedAt, usedAt, isThisSession }) => (
          <li key={connectionUid} data-connection={connectionUid}>
            <IconDeviceDesktop size={20} stroke={1.5} aria-hidden />
            <span>
              <b>{browser}</b>
              <small>
                {t('connections.since', { version, time: when(connectedAt) })} ·{' '}
                {usedAt ? t('connections.used', { time: when(usedAt) }) : t('connections.unused')}
              </small>
            </span>
            {isThisSession && <Pill tone="ok">{t('connections.thisSession')}</Pill>}
            <Button
              size="xs"
              variant="default"
              loading={end.isPending && end.variables === connectionUid}
              aria-label={t('connections.endOne', { browser })}
              onClick={() => endIt(connectionUid)}
            >
              {t('connections.end')}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorLine message={errorText(end.error)} />
      <p className="set-saved" role="status">
        {end.isSuccess && t('connections.ended')}
      </p>
    </section>
  );
}
