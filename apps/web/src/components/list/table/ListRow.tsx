import { memo, useId, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '@mantine/core';
import type { ListColumn, ListDefinition } from '../list.types.ts';
import { isControl } from './row-focus.ts';
import { RowMenu } from './RowMenu.tsx';
import { useListTexts } from '../../../translations/list/list-texts.ts';

export interface RowProps<Row> {
  id: string;
  row: Row;
  definition: ListDefinition<Row>;
  columns: readonly ListColumn<Row>[];
  href: string;
  isCompact: boolean;
  isSelectable: boolean;
  isSelected: boolean;
  isOpen: boolean;
  isCursor: boolean;
  onSelect: (id: string, toHere: boolean) => void;
  onOpen: (id: string, byKeyboard: boolean) => void;
}

const isPlainClick = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

function Row<R>({ id, row, definition, columns, href, onSelect, onOpen, ...is }: RowProps<R>) {
  const { t } = useListTexts();
  const tickId = useId();
  const [lead, ...others] = columns;
  const name = definition.rowLabel(row);
  const options = { compact: is.isCompact };
  const click = (event: MouseEvent) => {
    if (isControl(event.target) || !isPlainClick(event) || window.getSelection()?.toString()) return;
    onOpen(id, false);
  };
  return (
    <tr
      data-row={id}
      data-selected={is.isSelected || undefined}
      data-open={is.isOpen || undefined}
      data-cursor={is.isCursor || undefined}
      onClick={click}
    >
      {is.isSelectable && (
        <td className="list-tick">
          <label htmlFor={tickId}>
            <Checkbox
              id={tickId}
              aria-label={t('table.select', { name })}
              checked={is.isSelected}
              onChange={(event) => onSelect(id, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
            />
          </label>
        </td>
      )}
      <th scope="row" className="list-lead">
        <Link
          className="list-link"
          to={href}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen(id, event.detail === 0);
          }}
        >
          {lead?.cell(row, options)}
        </Link>
      </th>
      {others.map((column) => (
        <td key={column.id} data-column={column.id} data-align={column.align}>
          {column.cell(row, options)}
        </td>
      ))}
      {definition.rowMenu && (
        <td className="list-more">
          <RowMenu label={t('table.more', { name })} actions={() => definition.rowMenu!(row)} />
        </td>
      )}
    </tr>
  );
}

export const ListRow = memo(Row) as typeof Row;
