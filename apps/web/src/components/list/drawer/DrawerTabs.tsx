import type { ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import type { DrawerTab } from '../list.types.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  tabs: readonly DrawerTab[];
  tab: string | null;
  onTab: (tab: string | null) => void;
  head: ReactNode;
}

export function DrawerTabs({ tabs, tab, onTab, head }: Props) {
  const { t } = useListTexts();
  const open = tabs.find(({ id }) => id === tab) ?? tabs[0];
  if (!open) return <div className="list-drawer-head">{head}</div>;
  return (
    <Tabs
      unstyled
      className="list-drawer-tabs"
      value={open.id}
      onChange={(next) => onTab(next === tabs[0]?.id ? null : next)}
    >
      <div className="list-drawer-head">
        {head}
        {tabs.length > 1 && (
          <Tabs.List className="list-tabs" aria-label={t('drawer.sections')}>
            {tabs.map(({ id, label, count }) => (
              <Tabs.Tab key={id} value={id} className="list-tab">
                {label}
                {count !== undefined && ' '}
                {count !== undefined && <small>{count}</small>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        )}
      </div>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <Tabs.Panel value={open.id} className="list-drawer-body" tabIndex={0}>
        {open.content()}
      </Tabs.Panel>
    </Tabs>
  );
}
