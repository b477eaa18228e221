import { useEffect, useId, useRef } from 'react';
import { Button, Drawer } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import type { FactDetail } from '@visawright/contract/forms/facts.ts';
import { ErrorLine } from '../../../../../components/dialog/ErrorLine.tsx';
import type { Ask } from '../../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../../components/feedback/LoadFailure.tsx';
import { DrawerTop } from '../../../../../components/list/drawer/DrawerTop.tsx';
import { useDevice } from '../../../../../lib/browser/device.ts';
import { toast } from '../../../../../lib/browser/toast.ts';
import { longDay } from '../../../../../lib/dates/dates.ts';
import { errorText } from '../../../../../translations/errors/error-text.ts';
import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import { destinationName } from '../entries/entry-text.ts';
import { ChangeFactDialog } from './changes/ChangeFactDialog.tsx';
import { FactBody } from './FactBody.tsx';
import { useCheckFact, useFact } from './facts.api.ts';
import { useFactWords } from './use-fact-words.ts';

interface Props {
  formId: string;
  factKey: string;
  ask: Ask;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
}

const dockedFrom = 1200;

// Docked beside the rows if there is room, otherwise above them without dimming the page.
export function FactDrawer(props: Props) {
  const titleId = useId();
  const { t } = useFactsTexts();
  if (useDevice().width > dockedFrom)
    return (
      <section className="list-drawer" aria-labelledby={titleId}>
        <Panel {...props} titleId={titleId} />
      </section>
    );
  return (
    <Drawer.Root
      opened
      onClose={props.onClose}
      position="right"
      size={420}
      returnFocus={false}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: 'list-drawer-over' }}
    >
      <Drawer.Content aria-label={t('columns.fact')}>
        <Panel {...props} titleId={titleId} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Panel({ formId, factKey, ask, titleId, ...moves }: Props & { titleId: string }) {
  const { t, language } = useFactsTexts();
  const words = useFactWords();
  const { data, error, isFetching, refetch } = useFact(formId, factKey);
  const title = useRef<HTMLHeadingElement>(null);
  // Moves focus here when opened by keyboard, and back to the row on close.
  useEffect(() => {
    const row = document.activeElement;
    title.current?.focus({ preventScroll: true });
    return () => {
      if (row instanceof HTMLElement && row.isConnected) row.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      className="cat-panel"
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') moves.onClose();
      }}
    >
      <div className="list-drawer-head">
        <DrawerTop {...moves} onPage={null} actions={null} />
        <div className="list-drawer-title">
          <div>
            <h2 id={titleId} ref={title} tabIndex={-1} data-autofocus>
              {words.title(data?.line ?? { key: factKey, value: null })}
            </h2>
            <div className="list-drawer-sub">{destinationName(formId, language)}</div>
          </div>
        </div>
      </div>
      <div className="list-drawer-body">
        {data && <FactBody detail={data} ask={ask} />}
        {!data && error && (
          <LoadFailure title={t('detail.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
        )}
      </div>
      {data && <Actions detail={data} ask={ask} />}
    </div>
  );
}

function Actions({ detail: { line, facts }, ask }: { detail: FactDetail; ask: Ask }) {
  const { t, language } = useFactsTexts();
  const check = useCheckFact();
  const { formId, key, sha256 } = line;
  const confirm = () =>
    check.mutate(
      { formId, key, sha256 },
      {
        onSuccess: ({ nextCheck }) => void toast(t('detail.done', { day: longDay(nextCheck!, language) }), 'success'),
      },
    );
  return (
    <div className="list-drawer-foot cat-fact-foot">
      <p className="cat-quiet">{t('detail.checkHint')}</p>
      <ErrorLine message={errorText(check.error)} />
      <Button leftSection={<IconCheck size={15} aria-hidden />} loading={check.isPending} onClick={confirm}>
        {t('detail.stillRight')}
      </Button>
      {facts.some(({ mayChange }) => mayChange) && (
        <Button
          variant="default"
          leftSection={<IconPencil size={15} aria-hidden />}
          onClick={() =>
            void ask((close) => <ChangeFactDialog formId={formId} facts={facts} onClose={() => close(null)} />)
          }
        >
          {t('changing.open')}
        </Button>
      )}
    </div>
  );
}
