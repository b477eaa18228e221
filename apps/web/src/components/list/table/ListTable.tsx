import { useId, type ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import { neededWidth } from './fit-columns.ts';
import { HeadCell } from './HeadCell.tsx';
import type { ListColumn, ListDefinition, ListSort } from '../list.types.ts';
import type { PageSelection } from '../selection/selection.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

export const tickWidth = 44;
export const menuWidth = 48;

interface Props<Row> {
  definition: ListDefinition<Row>;
  columns: readonly ListColumn<Row>[];
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  isSelectable: boolean;
  mark: PageSelection;
  onMark: () => void;
  isBusy: boolean;
  children: ReactNode; // rows of the table body
}

export function ListTable<Row>({
  definition,
  columns,
  sort,
  onSort,
  isSelectable,
  mark,
  onMark,
  isBusy,
  children,
}: Props<Row>) {
  const { t } = useListTexts();
  const tickId = useId();
  const [lead, ...others] = columns;
  const width = neededWidth(columns);
  const edges = (isSelectable ? tickWidth : 0) + (definition.rowMenu ? menuWidth : 0);
  const head = { sorts: definition.sorts, sort, onSort };
  return (
    <table aria-label={definition.title} aria-busy={isBusy} style={{ minWidth: width + edges }}>
      <colgroup>
        {isSelectable && <col style={{ width: tickWidth }} />}
        <col />
        {others.map(({ id, width: own }) => (
          <col key={id} style={{ width: own }} />
        ))}
        {definition.rowMenu && <col style={{ width: menuWidth }} />}
      </colgroup>
      <thead>
        <tr>
          {isSelectable && (
            <td className="list-tick">
              <label htmlFor={tickId}>
                <Checkbox
                  id={tickId}
                  aria-label={t('table.selectPage')}
                  checked={mark === 'all'}
                  indeterminate={mark === 'some'}
                  onChange={onMark}
                />
              </label>
            </td>
          )}
          {lead && <HeadCell className="list-lead" column={lead} {...head} />}
          {others.map((column) => (
            <HeadCell key={column.id} column={column} {...head} />
          ))}
          {definition.rowMenu && (
            <th scope="col" className="list-more">
              <span className="unseen">{t('table.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
