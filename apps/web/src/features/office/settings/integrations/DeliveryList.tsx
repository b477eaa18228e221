import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react';
import type { Delivery } from '@visawright/contract/integrations/webhook.ts';
import { mostTries } from '@visawright/contract/integrations/webhook-words.ts';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';

interface Props {
  readonly deliveries: readonly Delivery[];
  readonly open: string | null;
  readonly onOpen: (deliveryUid: string) => void;
}

const icons = {
  delivered: <IconCheck size={15} className="badge-ok" aria-hidden />,
  waiting: <IconClockHour4 size={15} className="badge-warn" aria-hidden />,
  parked: <IconX size={15} className="badge-bad" aria-hidden />,
};

export function DeliveryList({ deliveries, open, onOpen }: Props) {
  const { t, language } = useIntegrationsTexts();
  const about = ({ state, tries, nextAt, tookMs }: Delivery) => {
    if (state === 'delivered') return tookMs === null ? '' : t('pane.took', { ms: tookMs });
    if (state === 'parked') return t('pane.parked', { tries });
    return tries === 0 || nextAt === null
      ? t('pane.waiting')
      : t('pane.try', { tries, most: mostTries, time: clockTime(nextAt, language) });
  };
  return (
    <ul className="integrations-deliveries">
      {deliveries.map((delivery) => (
        <li key={delivery.deliveryUid}>
          <button
            type="button"
            aria-pressed={delivery.deliveryUid === open}
            data-delivery={delivery.deliveryUid}
            onClick={() => onOpen(delivery.deliveryUid)}
          >
            {icons[delivery.state]}
            <span>
              <b>{delivery.event}</b>
              <small>
                <code>{delivery.reference}</code> {about(delivery)}
                <VisuallyHidden>, {t(`pane.state.${delivery.state}`)}</VisuallyHidden>
              </small>
            </span>
            {delivery.status !== null && (
              <Pill tone={delivery.status >= 200 && delivery.status < 300 ? 'ok' : 'bad'}>{delivery.status}</Pill>
            )}
            <time dateTime={delivery.triedAt ?? delivery.at}>
              {momentText(delivery.triedAt ?? delivery.at, language)}
            </time>
          </button>
        </li>
      ))}
    </ul>
  );
}
