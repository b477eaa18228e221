import { Button, Skeleton } from '@mantine/core';
import { DrawerTabs } from './DrawerTabs.tsx';
import { DrawerTop, type DrawerMoves } from './DrawerTop.tsx';
import type { ListDefinition } from '../list.types.ts';
import { useDelayed } from '../state/use-delayed.ts';
import type { AbsentRow, OpenRow } from './use-open-row.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

export interface DrawerProps<Row> extends DrawerMoves {
  definition: ListDefinition<Row>;
  open: OpenRow<Row>;
  titleId: string;
  tab: string | null;
  onTab: (tab: string | null) => void;
}

function Absent({ open, titleId }: { open: AbsentRow; titleId: string }) {
  const { t } = useListTexts();
  const { state } = open;
  const isSlow = useDelayed(state === 'loading');
  const titles = { loading: 'table.loading', missing: 'drawer.missingTitle', failing: 'drawer.failingTitle' } as const;
  return (
    <div className="list-drawer-absent" role="status">
      <h2 id={titleId} tabIndex={-1} data-autofocus className={state === 'loading' ? 'unseen' : undefined}>
        {t(titles[state])}
      </h2>
      {state === 'loading' && isSlow && [70, 45, 90, 60].map((w) => <Skeleton key={w} height={12} width={`${w}%`} />)}
      {state === 'missing' && <p>{t('drawer.missing')}</p>}
      {state === 'failing' && (
        <>
          <p>{t('failing.plain')}</p>
          <Button variant="default" loading={open.isTrying} onClick={open.again}>
            {t('failing.again')}
          </Button>
        </>
      )}
    </div>
  );
}

export function DrawerPanel<Row>({ definition, open, titleId, tab, onTab, ...moves }: DrawerProps<Row>) {
  if (open.state !== 'open')
    return (
      <>
        <div className="list-drawer-head">
          <DrawerTop {...moves} onPage={null} actions={null} />
        </div>
        {open.state !== 'closed' && <Absent open={open} titleId={titleId} />}
      </>
    );
  const { row } = open;
  const { title, subtitle, reference, picture, tabs, foot } = definition.drawer!(row);
  const { rowMenu } = definition;
  const head = (
    <>
      <DrawerTop {...moves} reference={reference} actions={rowMenu ? () => rowMenu(row) : null} />
      <div className="list-drawer-title">
        {picture}
        <div>
          <h2 id={titleId} tabIndex={-1} data-autofocus>
            {title ?? definition.rowLabel(row)}
          </h2>
          {subtitle && <div className="list-drawer-sub">{subtitle}</div>}
        </div>
      </div>
    </>
  );
  return (
    <>
      <DrawerTabs tabs={tabs} tab={tab} onTab={onTab} head={head} />
      {foot && <div className="list-drawer-foot">{foot}</div>}
    </>
  );
}
