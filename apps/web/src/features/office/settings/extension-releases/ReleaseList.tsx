import { Button, CopyButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import type { PublishedRelease } from '@visawright/contract/extension/release.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { megabytes } from '../../../../lib/files/megabytes.ts';
import { useReleases } from './releases.api.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

// With hash and signature, so that a downloaded archive can be compared.
export function ReleaseList() {
  const { t } = useSettingsTexts();
  const { data, error, isFetching, isPending, refetch } = useReleases();
  const isSlow = useDelayed(isPending && !error);
  return (
    <section className="set-part releases" aria-labelledby="releases-title" aria-busy={isPending}>
      <h3 id="releases-title">{t('extension.releases.title')}</h3>
      {!data && error && (
        <LoadFailure
          title={t('extension.releases.failing')}
          error={error}
          isTrying={isFetching}
          onAgain={() => void refetch()}
        />
      )}
      {!data &&
        isSlow &&
        [60, 45].map((width) => (
          <i key={width} className="staff-skeleton" style={{ width: `${width}%` }} aria-hidden />
        ))}
      {data?.length === 0 && (
        <p className="set-lead" data-state="empty">
          {t('extension.releases.none')} {t('extension.releases.noneText')}
        </p>
      )}
      <ul>
        {data?.map((release) => (
          <Release key={release.version} release={release} />
        ))}
      </ul>
    </section>
  );
}

function Release({
  release: { version, isCritical, notes, createdAt, byName, archive },
}: {
  release: PublishedRelease;
}) {
  const { t, language } = useSettingsTexts();
  const time = momentText(createdAt, language);
  return (
    <li data-release={version}>
      <div className="release-head">
        <b>{version}</b>
        {isCritical && (
          <Pill tone="bad" icon={<IconAlertTriangle size={12} stroke={2.4} aria-hidden />}>
            {t('extension.releases.critical')}
          </Pill>
        )}
        <small>{byName ? t('extension.releases.byName', { time, name: byName }) : time}</small>
      </div>
      <p className={notes ? 'release-notes' : 'set-lead'}>{notes || t('extension.releases.noNotes')}</p>
      {archive ? (
        <dl className="release-archive">
          <div className="set-record">
            <dt>{t('extension.releases.archive')}</dt>
            <dd>{t('extension.releases.size', { size: megabytes(archive.bytes, language) })}</dd>
          </div>
          <Copied name={t('extension.releases.sha256')} value={archive.sha256} version={version} />
          <Copied
            name={t('extension.releases.signature')}
            value={archive.signature}
            version={version}
            note={t('extension.releases.key', { key: archive.keyId })}
          />
        </dl>
      ) : (
        <p className="set-lead">{t('extension.releases.noArchive')}</p>
      )}
    </li>
  );
}

function Copied({ name, value, version, note }: { name: string; value: string; version: string; note?: string }) {
  const { t } = useSettingsTexts();
  return (
    <div className="set-record">
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              aria-label={t('extension.releases.copy', { name, version })}
              leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
              onClick={copy}
            >
              <span aria-live="polite">{t(copied ? 'extension.releases.copied' : 'extension.releases.copyShort')}</span>
            </Button>
          )}
        </CopyButton>
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
