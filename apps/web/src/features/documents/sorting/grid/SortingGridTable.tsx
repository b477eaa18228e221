import { Kbd } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { PersonInitials } from '../../../../components/list/badges/badges.tsx';
import { useSortingTexts } from '../../../../translations/sorting/sorting-texts.ts';
import { categoriesByKey } from '../state/category-keys.ts';
import type { GridCell, GridRow, SortingGrid } from '../state/sorting-grid.ts';
import type { Choice } from '../state/sorting-queue.ts';

interface Props {
  grid: SortingGrid;
  choice: Choice | undefined; // where the page in question would go
  pages: number; // of the document in question
}

const keyOf = (category: DocumentCategory) =>
  categoriesByKey.find((each) => each.category === category)!.key.toUpperCase();

// What is missing for whom.
export function SortingGridTable({ grid, choice, pages }: Props) {
  const { t } = useSortingTexts();
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls
    <div className="so-table-frame" tabIndex={0} role="region" aria-label={t('grid.label')}>
      <table className="so-table">
        <thead>
          <tr>
            <th scope="col">{t('grid.traveller')}</th>
            {grid.categories.map((category) => (
              <th scope="col" key={category}>
                <span className="so-key">
                  <Kbd aria-hidden>{keyOf(category)}</Kbd>
                  {t(`short.${category}`)}
                </span>
              </th>
            ))}
            <th scope="col">{t('grid.pages')}</th>
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) => (
            <tr key={row.applicantUid} data-on={row.applicantUid === choice?.applicantUid || undefined}>
              <th scope="row">
                <span className="so-person">
                  <PersonInitials name={row.name} size={22} />
                  <span>{row.name}</span>
                </span>
              </th>
              {row.cells.map((cell) => (
                <td key={cell.category}>
                  <Cell row={row} cell={cell} added={isHere(row, cell, choice) ? pages : 0} />
                </td>
              ))}
              <td className="so-sum">{row.pages}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('grid.all')}</th>
            {grid.totals.map((total, at) => (
              <td key={grid.categories[at]}>{total}</td>
            ))}
            <td>{grid.placed}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const isHere = ({ applicantUid }: GridRow, { category }: GridCell, choice: Choice | undefined) =>
  choice?.applicantUid === applicantUid && choice.category === category;

function Cell({ row, cell, added }: { row: GridRow; cell: GridCell; added: number }) {
  const { t } = useSortingTexts();
  const { pages, isGap, needsLook, category } = cell;
  if (added > 0)
    return (
      <span className="so-cell" data-s="here" title={t('grid.here')}>
        {pages > 0 ? `${pages} + ${added}` : `+ ${added}`}
      </span>
    );
  if (isGap)
    return (
      <span
        className="so-cell"
        data-s="gap"
        title={t('grid.gap', { category: t(`short.${category}`), name: row.name })}
      >
        {t('grid.none')}
      </span>
    );
  if (pages === 0)
    return (
      <span className="so-cell" data-s="no">
        <span aria-hidden>–</span>
        <span className="so-hidden">{t('grid.notNeeded')}</span>
      </span>
    );
  return (
    <span className="so-cell" data-s={needsLook ? 'look' : undefined}>
      {pages}
      {needsLook && <IconAlertTriangleFilled size={11} role="img" aria-label={t('grid.look')} />}
    </span>
  );
}

export function GridLegend({ grid, onLikely }: { grid: SortingGrid; onLikely: (() => void) | null }) {
  const { t } = useSortingTexts();
  return (
    <p className="so-legend">
      <span>
        <span className="so-cell" data-s="gap" aria-hidden>
          {t('grid.none')}
        </span>
        {grid.gaps > 0 ? t('grid.gaps', { count: grid.gaps }) : t('grid.noGaps')}
      </span>
      {grid.looks > 0 && (
        <span>
          <span className="so-cell" data-s="look" aria-hidden>
            <IconAlertTriangleFilled size={11} />
          </span>
          {t('grid.looks', { count: grid.looks })}
          {onLikely && (
            <button type="button" className="so-check" onClick={onLikely}>
              {t('grid.check')}
            </button>
          )}
        </span>
      )}
      <span>
        <span aria-hidden>–</span> {t('grid.notNeeded')}
      </span>
      <span>
        <span className="so-cell" data-s="here" aria-hidden>
          + 1
        </span>
        {t('grid.wouldGo')}
      </span>
    </p>
  );
}
