import '../../../../components/list/list.css';
import '../../../../components/list/list-parts.css';
import './integrations.css';
import { useSearchParams } from 'react-router';
import { Button } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useSession } from '../../../../lib/session/session.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { EndpointPane } from './EndpointPane.tsx';
import { KeysCard } from './KeysCard.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';
import { useWebhooks } from './integrations.api.ts';

// API keys and webhooks, with the deliveries of one endpoint beside them. The open endpoint is in the address.
export function IntegrationsTab() {
  const { t } = useIntegrationsTexts();
  const { realm } = useSession();
  const webhooks = useWebhooks();
  const [params, setParams] = useSearchParams();
  const open = webhooks.data?.endpoints.find(({ endpointUid }) => endpointUid === params.get('open'));
  const show = (endpointUid: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (endpointUid === null) next.delete('open');
      else next.set('open', endpointUid);
      return next;
    });
  const close = () => {
    show(null);
    if (open) document.getElementById(`endpoint-${open.endpointUid}`)?.focus();
  };
  return (
    <section className="integrations" aria-labelledby="set-title">
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      <div className="integrations-main" role="group" aria-labelledby="set-title" tabIndex={0}>
        <header className="integrations-head">
          <div>
            <h2 id="set-title">{t('title')}</h2>
            <p className="set-lead">{t('lead', { name: realm.realmDisplayName })}</p>
          </div>
          <Button
            component="a"
            href="/reference"
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBook2 size={16} aria-hidden />}
          >
            {t('reference')}
          </Button>
        </header>
        <KeysCard />
        <WebhooksCard query={webhooks} open={open?.endpointUid ?? null} onOpen={show} />
        <p className="set-lead">{t('once')}</p>
      </div>
      {open && <EndpointPane key={open.endpointUid} endpoint={open} onClose={close} />}
    </section>
  );
}
