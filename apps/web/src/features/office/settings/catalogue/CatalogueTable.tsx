import { Link, useSearchParams } from 'react-router';
import { IconArrowDown } from '@tabler/icons-react';
import { catalogueStatusOf, type CatalogueSort } from '@visawright/contract/forms/catalogue-order.ts';
import type { CatalogueEntry } from '@visawright/contract/forms/catalogue.ts';
import { longDay } from '../../../../lib/dates/dates.ts';
import { SkeletonRows } from '../../../../components/list/table/SkeletonRows.tsx';
import { ageText, dateText, headText, subText } from './entries/entry-text.ts';
import type { CatalogueLocation } from './use-catalogue-location.ts';
import { useCatalogueTexts } from '../../../../translations/catalogue/catalogue-texts.ts';

interface Props {
  entries: readonly CatalogueEntry[];
  location: CatalogueLocation;
  isSlow: boolean;
}

const columns = ['subject', 'part', 'asOf', 'verified', 'age', 'confidence', 'version'] as const;
const sorts: Partial<Record<(typeof columns)[number], CatalogueSort>> = { age: 'age', confidence: 'confidence' };

export function CatalogueTable({ entries, location, isSlow }: Props) {
  const { t } = useCatalogueTexts();
  return (
    <div className="list-rows cat-rows" tabIndex={-1}>
      <table aria-label={t('title')}>
        <thead>
          <tr>
            {columns.map((column) => {
              const sort = sorts[column];
              const isNow = sort === location.sort;
              return (
                <th
                  key={column}
                  scope="col"
                  data-column={column}
                  className={column === 'subject' ? 'list-lead' : undefined}
                  aria-sort={sort && isNow ? (sort === 'age' ? 'descending' : 'ascending') : undefined}
                >
                  {sort ? (
                    <button
                      type="button"
                      className="list-sort"
                      title={t(sort === 'age' ? 'sortAge' : 'sortConfidence')}
                      onClick={() => location.move({ sort: sort === 'age' ? null : sort }, 'replace')}
                    >
                      {t(`columns.${column}`)}
                      <IconArrowDown size={13} aria-hidden />
                    </button>
                  ) : (
                    t(`columns.${column}`)
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {isSlow && (
            <SkeletonRows
              columns={columns.map((id) => ({ id, width: 100 }))}
              isSelectable={false}
              hasMenu={false}
              isCompact={false}
            />
          )}
          {entries.map((entry) => (
            <Row
              key={entry.key}
              entry={entry}
              isOpen={entry.key === location.open}
              onOpen={() => location.move({ open: entry.key })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry, isOpen, onOpen }: { entry: CatalogueEntry; isOpen: boolean; onOpen: () => void }) {
  const { t, language } = useCatalogueTexts();
  const [params] = useSearchParams();
  const status = catalogueStatusOf(entry.ageDays);
  const to = new URLSearchParams(params);
  to.set('open', entry.key);
  return (
    <tr data-entry={entry.key} data-open={isOpen || undefined} onClick={onOpen}>
      {/* oxlint-disable-next-line control-has-associated-label -- the link inside is its text */}
      <th scope="row" className="list-lead" data-column="subject">
        <Link
          className="list-link"
          to={`/settings?${to.toString()}`}
          aria-current={isOpen || undefined}
          onClick={(event) => event.stopPropagation()}
        >
          <b className="cat-name">{headText(entry, t, language)}</b>
          <small>{subText(entry, t, language)}</small>
        </Link>
      </th>
      <td data-column="part">{t(`parts.${entry.part}`)}</td>
      <td data-column="asOf" className={entry.asOf === null ? 'cat-faint' : undefined}>
        {dateText(entry.asOf, t, language)}
      </td>
      <td data-column="verified" className={entry.verified === null ? 'cat-faint' : undefined}>
        {entry.verified ? longDay(entry.verified.on, language, { month: 'short' }) : t('never')}
      </td>
      <td data-column="age">
        <span className={`pill ${status === 'recent' ? 'pill-ok' : status === 'old' ? 'pill-warn' : 'pill-bad'}`}>
          {ageText(entry.ageDays, t)}
        </span>
      </td>
      <td data-column="confidence" className={entry.confidence === null ? 'cat-faint' : undefined}>
        {t(`confidence.${entry.confidence ?? 'none'}`)}
      </td>
      <td data-column="version">{entry.version ?? '–'}</td>
    </tr>
  );
}
