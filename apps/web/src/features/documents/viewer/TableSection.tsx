import { useState } from 'react';
import { Button } from '@mantine/core';
import type { DocumentTable } from '@visawright/contract/documents/document.ts';
import { longDay } from '../../../lib/dates/dates.ts';
import { columnText, isDate, isMoneyField, tableText, valueText } from '../documents/value-text.ts';
import { useDocumentsTexts, type DocumentsTranslate } from '../../../translations/documents/documents-texts.ts';

interface Props {
  table: DocumentTable;
  onPage: (index: number) => void;
}

const few = 8; // rows shown before "Show all"
const wide = ['description', 'activity', 'stay', 'place'];
const order = ['date', 'flightNumber', 'description', 'from', 'to', 'debit', 'credit', 'balance', 'place'];

// Usual column order; the order of first appearance would put sparsely filled columns last.
const columnPosition = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
const cellText = (t: DocumentsTranslate, column: string, value: string, language: string) =>
  isDate(value) ? longDay(value, language, { month: 'short', year: '2-digit' }) : valueText(t, column, value, language);

// A table of the document; selecting a row opens its page.
export function TableSection({ table, onPage }: Props) {
  const { t, language } = useDocumentsTexts();
  const [isWhole, setWhole] = useState(false);
  const name = tableText(t, table.name);
  const columns = table.columns.toSorted((a, b) => columnPosition(a) - columnPosition(b));
  const rows = isWhole ? table.rows : table.rows.slice(0, few);
  const amount = (column: string) => isMoneyField(column) || undefined;
  return (
    <section className="doc-table" aria-label={name} data-table={table.name}>
      <div className="doc-table-head">
        <h3>{name}</h3>
        <small>{t('table.rows', { count: table.rows.length })}</small>
      </div>
      <div
        className="doc-table-frame"
        role="region"
        aria-label={t('table.region', { name })}
        // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must reach it
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-amount={amount(column)}>
                  {columnText(t, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at} onClick={() => onPage(Math.max(0, Object.values(row)[0]?.pageIndex ?? 0))}>
                {columns.map((column) => (
                  <td key={column} data-amount={amount(column)} data-wide={wide.includes(column) || undefined}>
                    {row[column] && cellText(t, column, row[column].value, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.rows.length > few && (
        <div>
          <Button variant="subtle" color="gray" size="xs" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('table.fewer') : t('table.all', { count: table.rows.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
