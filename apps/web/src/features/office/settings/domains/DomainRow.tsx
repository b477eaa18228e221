import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconClockHour4, IconCopy } from '@tabler/icons-react';
import type { RealmSettings } from '@visawright/contract/identity/realm-settings.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useCheckDomain } from '../realm-settings.api.ts';
import { txtRecord } from './txt-record.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useSettingsTexts();
  return (
    <div className="set-record">
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              aria-label={t('domains.copy', { name: label })}
              leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'domains.copied' : 'domains.copyShort')}
            </Button>
          )}
        </CopyButton>
      </dd>
    </div>
  );
}

interface Props {
  domain: RealmSettings['domains'][number];
  onRemove: () => void;
}

export function DomainRow({ domain: { host, isActive, record }, onRemove }: Props) {
  const { t } = useSettingsTexts();
  const check = useCheckDomain();
  const wanted = record === null ? null : txtRecord(record);
  return (
    <li className="staff-card">
      <div className="set-domain-head">
        <b>{host}</b>
        {isActive ? (
          <Pill tone="ok" icon={<IconCheck size={12} stroke={2.8} aria-hidden />}>
            {t('domains.active')}
          </Pill>
        ) : (
          <Pill tone="warn" icon={<IconClockHour4 size={12} aria-hidden />}>
            {t('domains.waiting')}
          </Pill>
        )}
        <span />
        {!isActive && (
          <Button size="xs" variant="default" loading={check.isPending} onClick={() => check.mutate(host)}>
            {t('domains.check')}
          </Button>
        )}
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={t('domains.removeOne', { host })}
          onClick={onRemove}
        >
          {t('domains.remove')}
        </Button>
      </div>
      {!isActive && wanted && (
        <>
          <p className="set-lead">{t('domains.how')}</p>
          <dl>
            <Copied label={t('domains.name')} value={wanted.name || `_visawright.${host}`} />
            <Copied label={t('domains.value')} value={wanted.value} />
          </dl>
        </>
      )}
      <ErrorLine message={errorText(check.error)} />
    </li>
  );
}
