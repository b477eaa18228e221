import { ActionIcon, CopyButton, Skeleton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Delivery } from '@visawright/contract/integrations/webhook.ts';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { useDelivery } from './integrations.api.ts';

// What the receiver gets, with the signature of the last try, and how it answered.
export function DeliveryRequest({ endpointUid, delivery }: { endpointUid: string; delivery: Delivery }) {
  const { t } = useIntegrationsTexts();
  const { data } = useDelivery(endpointUid, delivery.deliveryUid);
  const { event, tries, status, cause, tookMs } = delivery;
  const text =
    data &&
    [
      ...data.headers.map(({ name, value }) => `${name}: ${value}`),
      '',
      JSON.stringify(JSON.parse(data.body) as unknown, null, 2),
    ].join('\n');
  return (
    <section className="integrations-request" aria-labelledby="request-title">
      <header>
        <h3 id="request-title">{t('pane.request', { event, tries: Math.max(1, tries) })}</h3>
        {text && (
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Tooltip label={t(copied ? 'copied' : 'pane.copyRequest')}>
                <ActionIcon aria-label={t('pane.copyRequest')} onClick={copy}>
                  {copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
                </ActionIcon>
              </Tooltip>
            )}
          </CopyButton>
        )}
      </header>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      {text ? <pre tabIndex={0}>{text}</pre> : <Skeleton h={140} />}
      {(status !== null || cause) && (
        <p className="integrations-answer">
          {status !== null && <Pill tone={status >= 200 && status < 300 ? 'ok' : 'bad'}>{status}</Pill>}
          <span>
            {cause && t(`causes.${cause}`)}{' '}
            {tookMs !== null && t('pane.answered', { seconds: (tookMs / 1_000).toFixed(1) })}
          </span>
        </p>
      )}
      <p className="set-lead">
        {t('pane.references')} {t('pane.noAnswers')}
      </p>
    </section>
  );
}
