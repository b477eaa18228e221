import { useState } from 'react';
import { Checkbox, TextInput } from '@mantine/core';
import type { Webhook } from '@visawright/contract/integrations/webhook.ts';
import { webhookEvents, type WebhookEvent } from '@visawright/contract/integrations/webhook-words.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { useChangeWebhook, useCreateWebhook } from './integrations.api.ts';

// Adds an endpoint, or changes the one that is given.
export function WebhookDialog({ endpoint, onClose }: { endpoint?: Webhook; onClose: () => void }) {
  const { t } = useIntegrationsTexts();
  const [create, change] = [useCreateWebhook(), useChangeWebhook()];
  const [name, setName] = useState(endpoint?.name ?? '');
  const [url, setUrl] = useState(endpoint?.url ?? 'https://');
  const [events, setEvents] = useState<WebhookEvent[]>(endpoint?.events ?? []);
  if (create.data)
    return (
      <SecretDialog
        title={t('hooks.madeTitle', { name: create.data.endpoint.name })}
        text={t('hooks.madeText')}
        label={t('hooks.secret')}
        secret={create.data.secret}
        onClose={onClose}
      />
    );
  const order = { name: name.trim(), url: url.trim(), events };
  const isComplete =
    order.name !== '' && URL.canParse(order.url) && order.url.startsWith('https://') && events.length > 0;
  return (
    <ActionDialog
      title={endpoint ? t('hooks.changeTitle', { name: endpoint.name }) : t('hooks.newTitle')}
      text={t('hooks.newText')}
      submit={{ label: t(endpoint ? 'hooks.save' : 'hooks.addIt'), disabled: !isComplete }}
      onSubmit={async () => {
        if (!endpoint) return create.mutateAsync(order);
        await change.mutateAsync({ ...order, endpointUid: endpoint.endpointUid });
        return onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('hooks.name')}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('hooks.url')}
        description={t('hooks.urlHint')}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group label={t('hooks.eventsTitle')} value={events} onChange={setEvents}>
        <div className="integrations-choices">
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={<code>{event}</code>} />
          ))}
        </div>
      </Checkbox.Group>
    </ActionDialog>
  );
}
