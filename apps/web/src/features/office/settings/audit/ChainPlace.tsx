import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import type { TrailEntryDetail } from '@visawright/contract/platform/trail.ts';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { formatNumber } from '../../../../components/list/table/format-number.ts';
import { useTrailTexts } from '../../../../translations/trail/trail-texts.ts';

const short = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

// The entry between its neighbours, and whether their hashes match.
export function ChainPlace({ entry: { entryNumber, previous, hash, next, isVerified } }: { entry: TrailEntryDetail }) {
  const { t } = useTrailTexts();
  const icon = isVerified ? (
    <IconCircleCheckFilled size={13} aria-hidden />
  ) : (
    <IconCircleXFilled size={13} aria-hidden />
  );
  return (
    <section className="trail-place" aria-label={t('entry.place')}>
      <header>
        <h3>{t('entry.place')}</h3>
        <Pill tone={isVerified ? 'ok' : 'bad'} icon={icon}>
          {t(isVerified ? 'entry.verified' : 'entry.unverified')}
        </Pill>
      </header>
      <ol>
        <li>
          <span>{previous ? formatNumber(previous.entryNumber) : t('entry.first')}</span>
          <code>{previous ? short(previous.hash) : t('entry.none')}</code>
        </li>
        <li aria-current="true" data-verified={isVerified}>
          <span>{formatNumber(entryNumber)}</span>
          <code>{short(hash)}</code>
        </li>
        <li data-missing={next === null || undefined}>
          <span>{next ? formatNumber(next.entryNumber) : t('entry.next')}</span>
          <code>{next ? short(next.hash) : t('entry.notYet')}</code>
        </li>
      </ol>
      <p>{t('entry.hint')}</p>
      <p className="trail-hash">
        {t('entry.whole')} <code>{hash}</code>
      </p>
    </section>
  );
}
