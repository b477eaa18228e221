import { Button } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import type { OwnChannels } from '@visawright/contract/identity/channels.ts';
import { ErrorLine } from '../../../../../components/dialog/ErrorLine.tsx';
import { CallError } from '../../../../../lib/api/call.ts';
import { momentText } from '../../../../../lib/dates/moments.ts';
import { errorText } from '../../../../../translations/errors/error-text.ts';
import { useChannelsTexts } from '../../../../../translations/channels/channels-texts.ts';
import { PushDenied, supportsPush } from './browser-push.ts';
import { thisDevice, useAddThisBrowser, useRemoveDevice } from './channels.api.ts';

// The browsers that get push messages, and this one.
export function PushDevices({ push }: { push: OwnChannels['push'] }) {
  const { t, language } = useChannelsTexts();
  const [add, end] = [useAddThisBrowser(push.publicKey), useRemoveDevice(push.publicKey)];
  const here = thisDevice();
  const isHere = push.devices.some(({ deviceUid }) => deviceUid === here);
  const problem =
    add.error instanceof PushDenied
      ? t('own.push.denied')
      : add.error && !(add.error instanceof CallError)
        ? t('own.push.failed')
        : errorText(add.error ?? end.error);
  return (
    <section aria-labelledby="set-push">
      <h3 id="set-push" className="set-subtitle">
        {t('own.push.title')}
      </h3>
      <p className="set-lead">{t(push.isOffered ? 'own.push.lead' : 'own.push.off')}</p>
      <ul className="set-sessions">
        {push.devices.map(({ deviceUid, name, addedAt, usedAt }) => {
          const device = name || t('own.push.unnamed');
          return (
            <li key={deviceUid}>
              <IconDeviceLaptop size={20} stroke={1.5} aria-hidden />
              <span>
                <b>{device}</b>
                <small>
                  {[
                    deviceUid === here && t('own.push.here'),
                    t('own.push.added', { time: momentText(addedAt, language) }),
                    usedAt && t('own.push.used', { time: momentText(usedAt, language) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Button
                size="xs"
                variant="default"
                aria-label={t('own.push.removeOne', { device })}
                loading={end.isPending && end.variables === deviceUid}
                onClick={() => end.mutate(deviceUid)}
              >
                {t('own.push.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      {push.devices.length === 0 && push.isOffered && <p className="set-lead set-after">{t('own.push.none')}</p>}
      {push.isOffered && !isHere && (
        <div className="set-actions set-after">
          {supportsPush() ? (
            <Button variant="default" loading={add.isPending} onClick={() => add.mutate()}>
              {t('own.push.add')}
            </Button>
          ) : (
            <p className="set-lead">{t('own.push.unsupported')}</p>
          )}
        </div>
      )}
      <ErrorLine message={problem} />
    </section>
  );
}
