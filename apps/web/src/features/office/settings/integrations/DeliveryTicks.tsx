import type { Webhook } from '@visawright/contract/integrations/webhook.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';

// The last deliveries, oldest first; one that did not arrive is shorter, so that colour is not the only difference.
export function DeliveryTicks({ latest }: Pick<Webhook, 'latest'>) {
  const { t } = useIntegrationsTexts();
  if (latest.length === 0) return <small>{t('hooks.noTicks')}</small>;
  const delivered = latest.filter((state) => state === 'delivered').length;
  return (
    <span className="integrations-ticks" role="img" aria-label={t('hooks.ticks', { delivered, total: latest.length })}>
      {latest.map((state, at) => (
        <i key={at} data-state={state} />
      ))}
    </span>
  );
}
