import { Fragment } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { listMenuProps } from '../list-menu-props.ts';
import type { RowAction } from '../list.types.ts';

interface Props {
  label: string;
  actions: () => readonly RowAction[]; // evaluated when opened
  size?: number;
}

const Items = ({ actions }: { actions: readonly RowAction[] }) =>
  actions.map(({ id, label, icon: Icon, tone, disabled, divided, run }) => (
    <Fragment key={id}>
      {divided && <Menu.Divider />}
      <Menu.Item
        data-action={id}
        data-tone={tone}
        disabled={disabled}
        leftSection={Icon && <Icon size={15} aria-hidden />}
        onClick={run}
      >
        {label}
      </Menu.Item>
    </Fragment>
  ));

const Lazy = ({ actions }: Pick<Props, 'actions'>) => <Items actions={actions()} />;

// No menu if there are no actions.
export const RowMenu = ({ label, actions, size = 24 }: Props) =>
  actions().length === 0 ? null : (
    <Menu {...listMenuProps} position="bottom-end" offset={2}>
      <Menu.Target>
        <ActionIcon size={size} aria-label={label}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Lazy actions={actions} />
      </Menu.Dropdown>
    </Menu>
  );
