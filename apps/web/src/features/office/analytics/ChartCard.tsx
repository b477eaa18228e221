import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionIcon, ScrollArea } from '@mantine/core';
import { IconArrowUpRight, IconChartBar, IconDownload, IconTable } from '@tabler/icons-react';
import { csvFile } from '../../../lib/files/csv.ts';
import type { PlainCell } from '../../../lib/files/table-cell.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useAnalyticsTexts } from '../../../translations/analytics/analytics-texts.ts';

interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly PlainCell[])[]; // as they are written
}

interface Props {
  readonly area: string;
  readonly title: string;
  readonly note?: string;
  readonly table: ChartTable;
  readonly to?: string | null; // the list behind it
  readonly children: ReactNode;
}

// A chart with its table, which is also its file, and the way to the list behind it.
export function ChartCard({ area, title, note, table, to, children }: Props) {
  const { t } = useAnalyticsTexts();
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const name = title.toLowerCase();
  const save = () => saveFile(csvFile([table.columns, ...table.rows]), `${area}.csv`);
  return (
    <section className="staff-card an-card" style={{ gridArea: area }} aria-labelledby={id} data-card={area}>
      <div className="staff-card-head">
        <h2 id={id}>
          {title} {note && <small>{note}</small>}
        </h2>
        <div className="an-tools">
          {to && (
            <ActionIcon component={Link} to={to} variant="subtle" color="gray" aria-label={t('list', { card: name })}>
              <IconArrowUpRight size={16} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t(isTable ? 'asChart' : 'asTable', { card: name })}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={t('csv', { card: name })} onClick={save}>
            <IconDownload size={16} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {isTable ? <TableTwin label={title} table={table} /> : <div className="an-body">{children}</div>}
    </section>
  );
}

const TableTwin = ({ label, table: { columns, rows } }: { label: string; table: ChartTable }) => (
  <ScrollArea.Autosize
    mah={300}
    type="auto"
    className="an-table"
    viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }} // focusable, so that it can be scrolled by keyboard
  >
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], at) => (
          <tr key={`${String(first)} ${at}`}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} className="staff-num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea.Autosize>
);
