import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { listMenuProps } from '../list-menu-props.ts';
import type { ListSort, SortDirection, SortOption } from '../list.types.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  sorts: readonly SortOption[];
  sort: ListSort;
  onSort: (sort: ListSort) => void;
}

const both: readonly SortDirection[] = ['asc', 'desc'];
const textOf = ({ key, direction }: ListSort) => `${key}.${direction}`;

// Lists all sort orders, because a sortable column may be hidden.
export function SortMenu({ sorts, sort, onSort }: Props) {
  const { t } = useListTexts();
  const orders = sorts.flatMap(({ key }) => both.map((direction) => ({ key, direction })));
  const name = ({ key, direction }: ListSort) =>
    t('show.sortBy', {
      name: sorts.find((one) => one.key === key)?.label ?? key,
      direction: t(`show.${direction}`),
    });
  const label = `${t('show.sort')}: ${name(sort)}`;
  return (
    <Menu {...listMenuProps} position="bottom-end" offset={4}>
      <Menu.Target>
        <ActionIcon variant="default" size={28} aria-label={label} title={label}>
          <IconArrowsSort size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={textOf(sort)}
          onChange={(text) => onSort(orders.find((one) => textOf(one) === text) ?? sort)}
        >
          {orders.map((order) => (
            <Menu.RadioItem key={textOf(order)} value={textOf(order)} closeMenuOnClick>
              {name(order)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
