import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconPlus, IconTrash, IconWebhook } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Webhook, Webhooks } from '@visawright/contract/integrations/webhook.ts';
import { mostTries } from '@visawright/contract/integrations/webhook-words.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { RowMenu } from '../../../../components/list/table/RowMenu.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { DeliveryTicks } from './DeliveryTicks.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { usePauseWebhook, useRemoveWebhook } from './integrations.api.ts';

interface Props {
  readonly query: UseQueryResult<Webhooks>;
  readonly open: string | null;
  readonly onOpen: (endpointUid: string) => void;
}

export function WebhooksCard({ query: { data, error, isFetching, refetch }, open, onOpen }: Props) {
  const { t } = useIntegrationsTexts();
  const { ask, dialog } = useDialog();
  const endpoints = data?.endpoints ?? [];
  return (
    <section className="integrations-card" aria-labelledby="hooks-title">
      <header>
        <IconWebhook size={17} stroke={1.7} aria-hidden />
        <h3 id="hooks-title">{t('hooks.title')}</h3>
        <small>{t('hooks.about', { tries: mostTries })}</small>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => void ask((close) => <WebhookDialog onClose={() => close(null)} />)}
        >
          {t('hooks.add')}
        </Button>
      </header>
      {!data && !error && <Skeleton h={52} mx={16} mb={16} w="auto" />}
      {!data && error && (
        <LoadFailure title={t('hooks.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {data && endpoints.length === 0 && <p className="set-lead integrations-none">{t('hooks.none')}</p>}
      {endpoints.length > 0 && (
        <table>
          <thead>
            <tr>
              {(['endpoint', 'gets', 'latest', 'share'] as const).map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`hooks.columns.${column}`)}
                </th>
              ))}
              <th scope="col" data-column="actions">
                <VisuallyHidden>{t('hooks.columns.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {endpoints.map((endpoint) => (
              <EndpointRow
                key={endpoint.endpointUid}
                endpoint={endpoint}
                isOpen={endpoint.endpointUid === open}
                onOpen={() => onOpen(endpoint.endpointUid)}
                onChange={() => void ask((close) => <WebhookDialog endpoint={endpoint} onClose={() => close(null)} />)}
                onRemove={() => void ask((close) => <RemoveDialog endpoint={endpoint} onClose={() => close(null)} />)}
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
  readonly endpoint: Webhook;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function EndpointRow({ endpoint, isOpen, onOpen, onChange, onRemove }: RowProps) {
  const { t } = useIntegrationsTexts();
  const pause = usePauseWebhook();
  const { endpointUid, name, agencyName, url, events, isPaused, isPausedByUs, latest, deliveredShare } = endpoint;
  const turn = () =>
    pause.mutate({ endpointUid, isPaused: !isPaused }, { onError: (error) => void toast(errorText(error), 'error') });
  const menu = () => [
    { id: 'change', label: t('hooks.change'), icon: IconPencil, run: onChange },
    isPaused
      ? { id: 'resume', label: t('hooks.resume'), icon: IconPlayerPlay, run: turn }
      : { id: 'pause', label: t('hooks.pause'), icon: IconPlayerPause, run: turn },
    { id: 'remove', label: t('hooks.remove'), icon: IconTrash, tone: 'bad' as const, divided: true, run: onRemove },
  ];
  return (
    <tr data-endpoint={endpointUid} data-open={isOpen || undefined}>
      <th scope="row">
        <button type="button" id={`endpoint-${endpointUid}`} aria-label={t('hooks.open', { name })} onClick={onOpen}>
          {name}
        </button>
        <code>{url}</code>
        {agencyName && <small>{t('keys.ofAgency', { name: agencyName })}</small>}
        {isPaused && <span className="integrations-mark">{t(isPausedByUs ? 'hooks.pausedByUs' : 'hooks.paused')}</span>}
      </th>
      <td data-column="gets">{t('hooks.events', { count: events.length })}</td>
      <td data-column="latest">
        <DeliveryTicks latest={latest} />
      </td>
      <td data-column="share" data-tone={deliveredShare !== null && deliveredShare < 99 ? 'bad' : undefined}>
        {deliveredShare === null ? '–' : `${deliveredShare}%`}
      </td>
      <td data-column="actions">
        <RowMenu label={t('actionsOf', { name })} actions={menu} />
      </td>
    </tr>
  );
}

function RemoveDialog({ endpoint: { endpointUid, name }, onClose }: { endpoint: Webhook; onClose: () => void }) {
  const { t } = useIntegrationsTexts();
  const remove = useRemoveWebhook();
  return (
    <ActionDialog
      title={t('hooks.removeTitle', { name })}
      text={t('hooks.removeText')}
      submit={{ label: t('hooks.remove'), tone: 'bad' }}
      onSubmit={async () => {
        await remove.mutateAsync({ endpointUid });
        void toast(t('hooks.removed', { name }), 'success');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
