import { Fragment } from 'react';
import type { SystemStatus } from '@visawright/contract/insight/system-status.ts';
import { dayText, momentText } from '../../../../lib/dates/moments.ts';
import { useSystemTexts } from '../../../../translations/system/system-texts.ts';

const soonMs = 21 * 86_400_000; // certificates that are renewed automatically never get so near
const baseMs = 26 * 3_600_000;
const logMs = 120_000;

const isOlder = (iso: string | null, than: number, now: string) =>
  iso === null || Date.parse(now) - Date.parse(iso) > than;

// When the last backups ended, since when the realm signs with its key, and when certificates end.
export function SafetyFacts({ status }: { status: SystemStatus }) {
  const { t, language } = useSystemTexts();
  const { at, backups, signingKeySince, certificates } = status;
  const moment = (iso: string | null) => (iso ? momentText(iso, language) : t('safety.never'));
  return (
    <section className="set-part" aria-labelledby="system-safety">
      <h3 id="system-safety">{t('safety.title')}</h3>
      <dl className="set-facts">
        <dt>{t('safety.base')}</dt>
        {backups ? (
          <>
            <dd data-state={isOlder(backups.base, baseMs, at) ? 'down' : undefined}>{moment(backups.base)}</dd>
            <dt>{t('safety.log')}</dt>
            <dd data-state={isOlder(backups.log, logMs, at) ? 'down' : undefined}>{moment(backups.log)}</dd>
          </>
        ) : (
          <dd>{t('safety.unknown')}</dd>
        )}
        <dt>{t('safety.signing')}</dt>
        <dd>{signingKeySince ? dayText(signingKeySince.slice(0, 10), language) : t('safety.noSigning')}</dd>
        {certificates.map(({ address, endsAt }) => (
          <Fragment key={address}>
            <dt>{t('safety.certificate', { address: t(`safety.addresses.${address}`) })}</dt>
            <dd data-state={Date.parse(endsAt) - Date.parse(at) < soonMs ? 'down' : undefined}>
              {dayText(endsAt.slice(0, 10), language)}
            </dd>
          </Fragment>
        ))}
        {certificates.length === 0 && (
          <>
            <dt>{t('safety.noCertificates')}</dt>
            <dd>{t('safety.noCertificatesHint')}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
