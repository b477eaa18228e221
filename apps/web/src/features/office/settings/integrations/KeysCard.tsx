import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangleFilled, IconClockHour4, IconKey, IconPlus, IconRefresh, IconX } from '@tabler/icons-react';
import type { ApiKey } from '@visawright/contract/integrations/api-key.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { RowMenu } from '../../../../components/list/table/RowMenu.tsx';
import { daysBetweenDates, today } from '../../../../lib/dates/dates.ts';
import { dayText, momentText } from '../../../../lib/dates/moments.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { EndKeyDialog } from './EndKeyDialog.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RenewKeyDialog } from './RenewKeyDialog.tsx';
import { useApiKeys } from './integrations.api.ts';

export function KeysCard() {
  const { t } = useIntegrationsTexts();
  const { data, error, isFetching, refetch } = useApiKeys();
  const { ask, dialog } = useDialog();
  const keys = data?.keys ?? [];
  return (
    <section className="integrations-card" aria-labelledby="keys-title">
      <header>
        <IconKey size={17} stroke={1.7} aria-hidden />
        <h3 id="keys-title">{t('keys.title')}</h3>
        {data && keys.length > 0 && <small>{t('keys.count', { count: keys.length, most: data.most })}</small>}
        <Button
          size="sm"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => void ask((close) => <NewKeyDialog onClose={() => close(null)} />)}
        >
          {t('keys.add')}
        </Button>
      </header>
      {!data && !error && <Skeleton h={52} mx={16} mb={16} w="auto" />}
      {!data && error && (
        <LoadFailure title={t('keys.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {data && keys.length === 0 && (
        <p className="set-lead integrations-none" data-state="empty">
          {t('keys.none')}
        </p>
      )}
      {keys.length > 0 && (
        <table>
          <thead>
            <tr>
              {(['name', 'may', 'used', 'ends'] as const).map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`keys.columns.${column}`)}
                </th>
              ))}
              <th scope="col" data-column="actions">
                <VisuallyHidden>{t('keys.columns.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <KeyRow
                key={key.keyUid}
                apiKey={key}
                onRenew={() => void ask((close) => <RenewKeyDialog apiKey={key} onClose={() => close(null)} />)}
                onEnd={() => void ask((close) => <EndKeyDialog apiKey={key} onClose={() => close(null)} />)}
              />
            ))}
          </tbody>
        </table>
      )}
      {dialog}
    </section>
  );
}

interface RowProps {
  readonly apiKey: ApiKey;
  readonly onRenew: () => void;
  readonly onEnd: () => void;
}

function KeyRow({ apiKey, onRenew, onEnd }: RowProps) {
  const { t, language } = useIntegrationsTexts();
  const { name, agencyName, beginning, ending, scopes, personName, usedAt, isUnused, endsSoon, expiresAt } = apiKey;
  const days = daysBetweenDates(today(), expiresAt.slice(0, 10)) ?? 0;
  const menu = () => [
    { id: 'renew', label: t('keys.renew'), icon: IconRefresh, run: onRenew },
    { id: 'end', label: t('keys.end'), icon: IconX, tone: 'bad' as const, divided: true, run: onEnd },
  ];
  return (
    <tr data-key={apiKey.keyUid}>
      <th scope="row">
        <b>{name}</b>
        <code>
          {beginning}…{ending}
        </code>
        {agencyName && <small>{t('keys.ofAgency', { name: agencyName })}</small>}
      </th>
      <td data-column="may">
        {scopes.map((scope) => (
          <span key={scope}>{t(`scopes.${scope}`)}</span>
        ))}
      </td>
      <td data-column="used">
        <span>{usedAt ? momentText(usedAt, language) : t('keys.never')}</span>
        {isUnused ? (
          <span className="integrations-mark">
            <IconAlertTriangleFilled size={13} aria-hidden /> {t('keys.unused')}
          </span>
        ) : (
          <small>{t('keys.by', { name: personName })}</small>
        )}
      </td>
      <td data-column="ends">
        {endsSoon && (
          <span className="integrations-mark">
            <IconClockHour4 size={13} aria-hidden /> {days < 0 ? t('keys.overdue') : t('keys.days', { count: days })}
          </span>
        )}
        <span>{dayText(expiresAt.slice(0, 10), language)}</span>
      </td>
      <td data-column="actions">
        {isUnused ? (
          <Button size="xs" variant="default" className="integrations-end" onClick={onEnd}>
            {t('keys.end')}
          </Button>
        ) : endsSoon ? (
          <Button size="xs" variant="default" onClick={onRenew}>
            {t('keys.renew')}
          </Button>
        ) : null}
        <RowMenu label={t('actionsOf', { name })} actions={menu} />
      </td>
    </tr>
  );
}
