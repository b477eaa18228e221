import { useEffect, useId, useRef, useState } from 'react';
import { ActionIcon, Button, Drawer, Select, Skeleton, Tooltip } from '@mantine/core';
import { IconAlertTriangleFilled, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import type { Webhook } from '@visawright/contract/integrations/webhook.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { useDevice } from '../../../../lib/browser/device.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { DeliveryRequest } from './DeliveryRequest.tsx';
import { useDeliveries, usePauseWebhook, useReplay, useReplayAll, type DeliveryOrder } from './integrations.api.ts';

interface Props {
  readonly endpoint: Webhook;
  readonly onClose: () => void;
}

const dockedFrom = 1200;

// Docked beside the cards if there is room, otherwise above them.
export function EndpointPane(props: Props) {
  const titleId = useId();
  if (useDevice().width > dockedFrom)
    return (
      <section className="list-drawer integrations-pane" aria-labelledby={titleId}>
        <Pane {...props} titleId={titleId} />
      </section>
    );
  return (
    <Drawer.Root
      opened
      onClose={props.onClose}
      position="right"
      size={452}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: 'list-drawer-over integrations-pane' }}
    >
      <Drawer.Content aria-label={props.endpoint.name}>
        <Pane {...props} titleId={titleId} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Pane({ endpoint, titleId, onClose }: Props & { titleId: string }) {
  const { t } = useIntegrationsTexts();
  const { endpointUid, name, url, isPaused, parked, failed, isReplaying } = endpoint;
  const [order, setOrder] = useState<DeliveryOrder>('failed');
  const [picked, setPicked] = useState<string | null>(null);
  const pages = useDeliveries(endpointUid, order);
  const deliveries = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = deliveries.find(({ deliveryUid }) => deliveryUid === picked) ?? deliveries[0];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const [again, all, pause] = [useReplay(), useReplayAll(), usePauseWebhook()];
  const onError = (error: Error) => void toast(errorText(error), 'error');
  const toSend = Math.max(parked, failed);
  return (
    <>
      <div className="list-drawer-head integrations-pane-head">
        <div>
          <h2 id={titleId} ref={title} tabIndex={-1} data-autofocus>
            {name}
          </h2>
          <code>{url}</code>
        </div>
        <Tooltip label={t('pane.close')}>
          <ActionIcon aria-label={t('pane.close')} onClick={onClose}>
            <IconX size={17} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      <div className="list-drawer-body" role="group" aria-labelledby={titleId} tabIndex={0}>
        <Cause endpoint={endpoint} />
        <div className="integrations-pane-title">
          <h3>{t('pane.title')}</h3>
          <Select
            size="xs"
            w={140}
            aria-label={t('pane.order')}
            allowDeselect={false}
            data={[
              { value: 'failed', label: t('pane.failedFirst') },
              { value: 'latest', label: t('pane.latest') },
            ]}
            value={order}
            onChange={(next) => setOrder(next as DeliveryOrder)}
          />
        </div>
        {pages.isPending && <Skeleton h={180} />}
        {pages.isError && deliveries.length === 0 && (
          <LoadFailure
            title={t('pane.failing')}
            error={pages.error}
            isTrying={pages.isFetching}
            onAgain={() => void pages.refetch()}
          />
        )}
        {pages.isSuccess && deliveries.length === 0 && (
          <p className="set-lead" data-state="empty">
            {t('pane.none')}. {t('pane.noneText')}
          </p>
        )}
        <DeliveryList deliveries={deliveries} open={open?.deliveryUid ?? null} onOpen={setPicked} />
        {pages.hasNextPage && (
          <Button
            size="xs"
            variant="default"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('pane.more')}
          </Button>
        )}
        {open && <DeliveryRequest endpointUid={endpointUid} delivery={open} />}
      </div>
      <div className="list-drawer-foot integrations-pane-foot">
        <Button
          leftSection={<IconRefresh size={15} aria-hidden />}
          disabled={!open}
          loading={again.isPending}
          onClick={() =>
            open &&
            again.mutate(
              { deliveryUid: open.deliveryUid },
              { onSuccess: () => void toast(t('pane.sentAgain'), 'success'), onError },
            )
          }
        >
          {t('pane.again')}
        </Button>
        {(isReplaying || toSend > 0) && (
          <Button
            variant="default"
            title={t('pane.replayHint')}
            loading={all.isPending}
            onClick={() => all.mutate({ endpointUid, isStopped: isReplaying }, { onError })}
          >
            {isReplaying ? t('pane.stop') : t('pane.replayAll', { count: toSend })}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={isPaused ? <IconPlayerPlay size={15} aria-hidden /> : <IconPlayerPause size={15} aria-hidden />}
          loading={pause.isPending}
          onClick={() => pause.mutate({ endpointUid, isPaused: !isPaused }, { onError })}
        >
          {t(isPaused ? 'hooks.resume' : 'hooks.pause')}
        </Button>
      </div>
    </>
  );
}

function Cause({ endpoint: { failed, latest, failingSince, isPaused, isPausedByUs } }: Pick<Props, 'endpoint'>) {
  const { t, language } = useIntegrationsTexts();
  if (failed === 0 && !isPaused) return null;
  return (
    <div className="integrations-cause" data-tone={failed > 0 || isPausedByUs ? 'bad' : 'warn'} role="status">
      <IconAlertTriangleFilled size={17} aria-hidden />
      <div>
        <b>
          {isPaused
            ? t(isPausedByUs ? 'hooks.pausedByUs' : 'hooks.paused')
            : t('pane.failedOf', { count: failed, total: latest.length })}
        </b>
        {isPaused && <p>{t('pane.pausedText')}</p>}
        {!isPaused && failingSince && <p>{t('pane.since', { time: momentText(failingSince, language) })}</p>}
      </div>
    </div>
  );
}
