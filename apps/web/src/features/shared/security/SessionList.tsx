import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { Pill } from '../../../components/list/badges/badges.tsx';
import { calendarDateOf, clockTime, longDay, today } from '../../../lib/dates/dates.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useEndSession, useOwnSessions } from './sessions.api.ts';
import { useSettingsTexts } from '../../../translations/settings/settings-texts.ts';

export function SessionList() {
  const { t, language } = useSettingsTexts();
  const { data: sessions, error, isFetching, refetch } = useOwnSessions();
  const end = useEndSession();
  const title = useRef<HTMLHeadingElement>(null);
  // The row with the focused button is removed, so focus moves to the title.
  const endIt = (which: string) => end.mutate(which, { onSuccess: () => title.current?.focus() });
  const others = sessions?.filter(({ isThisOne }) => !isThisOne) ?? [];
  const when = (time: string) => {
    const day = calendarDateOf(new Date(time));
    const clock = clockTime(time, language);
    return day === today() ? clock : `${longDay(day, language, { month: 'short' })}, ${clock}`;
  };
  return (
    <section className="set-part" aria-labelledby="set-sessions">
      <div className="set-part-head">
        <h3 id="set-sessions" ref={title} tabIndex={-1}>
          {t('sessions.title')}
        </h3>
        {others.length > 0 && (
          <Button
            size="xs"
            variant="default"
            loading={end.isPending && end.variables === 'others'}
            onClick={() => endIt('others')}
          >
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      {!sessions && error && (
        <LoadFailure title={t('sessions.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      <ul className="set-sessions">
        {sessions?.map((one) => {
          const device = one.device || t('sessions.unnamed');
          const Icon = /android|iphone|ipad/i.test(one.device) ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <li key={one.sessionUid}>
              <Icon size={20} stroke={1.5} aria-hidden />
              <span>
                <b>{device}</b>
                <small>
                  {t('sessions.started', { time: when(one.startedAt) })} ·{' '}
                  {t('sessions.active', { time: when(one.lastActiveAt) })}
                </small>
              </span>
              {one.isThisOne ? (
                <Pill tone="ok">{t('sessions.thisOne')}</Pill>
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  loading={end.isPending && end.variables === one.sessionUid}
                  aria-label={t('sessions.endOne', { device })}
                  onClick={() => endIt(one.sessionUid)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ErrorLine message={errorText(end.error)} />
      <p className="set-saved" role="status">
        {end.data && t('sessions.ended', { count: end.data.ended })}
      </p>
    </section>
  );
}
