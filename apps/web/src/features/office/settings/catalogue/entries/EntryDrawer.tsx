import { useEffect, useId, useRef } from 'react';
import { Button, Drawer } from '@mantine/core';
import { IconCheck, IconFilePlus } from '@tabler/icons-react';
import type { CatalogueEntry } from '@visawright/contract/forms/catalogue.ts';
import { DrawerTop } from '../../../../../components/list/drawer/DrawerTop.tsx';
import { useDevice } from '../../../../../lib/browser/device.ts';
import { EntryDetail } from './EntryDetail.tsx';
import { headText, subText } from './entry-text.ts';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

interface Props {
  entry: CatalogueEntry;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onVerify: () => void;
  onPropose: () => void;
  onClose: () => void;
}

const dockedFrom = 1200;

// Docked beside the rows if there is room, otherwise above them without dimming the page.
export function EntryDrawer(props: Props) {
  const titleId = useId();
  const { t, language } = useCatalogueTexts();
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
      <Drawer.Content aria-label={headText(props.entry, t, language)}>
        <Panel {...props} titleId={titleId} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Panel({ entry, onVerify, onPropose, titleId, ...moves }: Props & { titleId: string }) {
  const { t, language } = useCatalogueTexts();
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
              {headText(entry, t, language)}
            </h2>
            <div className="list-drawer-sub">
              {t(`parts.${entry.part}`)} · {subText(entry, t, language)}
            </div>
          </div>
        </div>
      </div>
      <div className="list-drawer-body">
        <EntryDetail key={entry.key} entry={entry} />
      </div>
      <div className="list-drawer-foot">
        <Button leftSection={<IconCheck size={15} aria-hidden />} onClick={onVerify}>
          {t('verify')}
        </Button>
        <Button variant="default" leftSection={<IconFilePlus size={15} aria-hidden />} onClick={onPropose}>
          {t('propose')}
        </Button>
      </div>
    </div>
  );
}
