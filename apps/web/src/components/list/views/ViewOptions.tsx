import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconDeviceFloppy, IconDots, IconTrash } from '@tabler/icons-react';
import { toast } from '../../../lib/browser/toast.ts';
import { listMenuProps } from '../list-menu-props.ts';
import type { ListView, NewView, SavedViews } from '../list.types.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  savedViews: SavedViews;
  view: ListView;
  isChanged: boolean;
  now: Omit<NewView, 'label' | 'shared'>;
  onReset: () => void;
  onRemoved: () => void;
}

// Options of the active view, if this person may change it.
export function ViewOptions({ savedViews, view, isChanged, now, onReset, onRemoved }: Props) {
  const { t } = useListTexts();
  const name = view.label;
  const attempt = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work();
      void toast(message, 'success');
    } catch {
      void toast(t('saveView.failed'), 'error');
    }
  };
  const update = () =>
    attempt(
      () => savedViews.save({ ...now, id: view.id, label: name, shared: view.kind === 'shared' }),
      t('saveView.saved'),
    );
  const remove = () => attempt(() => savedViews.remove(view.id).then(onRemoved), t('saveView.removed'));
  return (
    <Menu {...listMenuProps} position="bottom-start" offset={2}>
      <Menu.Target>
        <ActionIcon size={24} aria-label={t('views.options')}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isChanged && (
          <>
            <Menu.Item leftSection={<IconDeviceFloppy size={15} aria-hidden />} onClick={() => void update()}>
              {t('saveView.update', { name })}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowBackUp size={15} aria-hidden />} onClick={onReset}>
              {t('saveView.reset')}
            </Menu.Item>
          </>
        )}
        <Menu.Item data-tone="bad" leftSection={<IconTrash size={15} aria-hidden />} onClick={() => void remove()}>
          {t('saveView.remove', { name })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
