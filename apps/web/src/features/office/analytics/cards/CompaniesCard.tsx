import { useState } from 'react';
import { Link } from 'react-router';
import { ActionIcon, ScrollArea, UnstyledButton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import { csvFile } from '../../../../lib/files/csv.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { useAnalyticsTexts } from '../../../../translations/analytics/analytics-texts.ts';
import { Sparkline, toneOfRate } from '../charts/Sparkline.tsx';
import { useFigures } from '../use-figures.ts';
import type { CardProps } from './card-props.ts';

type Row = Analytics['companies'][number];
const sorts = ['name', 'started', 'firstPass', 'lead', 'corrected', 'granted'] as const;
type Sort = (typeof sorts)[number];

function compare(one: Row, other: Row, by: Sort): number {
  if (by === 'name') return one.name.localeCompare(other.name);
  return (other[by] ?? -1) - (one[by] ?? -1);
}

// Agencies, or the agents of an agency: the only table that names anyone, and no traveller.
export function CompaniesCard({ numbers, lists, isOfDestination }: CardProps & { isOfDestination: boolean }) {
  const { t } = useAnalyticsTexts();
  const { count, percent, duration, isEnough } = useFigures();
  const [by, setBy] = useState<Sort>('started');
  const { companies, companyKind, companyTotal } = numbers;
  const title = t(`companies.${companyKind}`);
  const rows = companies.toSorted((one, other) => compare(one, other, by));
  const rate = (share: number | null, cases: number | null = null) =>
    share === null || (cases !== null && !isEnough(cases)) ? '–' : percent(share);
  const csv = () =>
    saveFile(
      csvFile([
        [t('companies.name'), ...sorts.slice(1).map((sort) => t(`companies.${sort}`))],
        ...rows.map((row) => [
          row.name,
          count(row.started),
          rate(row.firstPass, row.reviews ?? 0),
          row.lead === null ? '' : duration(row.lead),
          rate(row.corrected),
          rate(row.granted),
        ]),
      ]),
      'companies.csv',
    );
  const head = (sort: Sort) => (
    <th key={sort} scope="col" aria-sort={by === sort ? (sort === 'name' ? 'ascending' : 'descending') : undefined}>
      <UnstyledButton onClick={() => setBy(sort)}>{t(`companies.${sort}`)}</UnstyledButton>
    </th>
  );
  return (
    <section className="staff-card an-card" style={{ gridArea: 'companies' }} aria-label={title} data-card="companies">
      <div className="staff-card-head">
        <h2>
          {title} <small>{t('companies.note', { shown: rows.length, total: companyTotal })}</small>
        </h2>
        <div className="an-tools">
          <Link className="staff-link" to={lists.companies}>
            {t('companies.seeAll', { count: companyTotal })}
          </Link>
          <ActionIcon variant="subtle" color="gray" aria-label={t('csv', { card: title.toLowerCase() })} onClick={csv}>
            <IconDownload size={16} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="an-none">{t(isOfDestination && companyKind === 'agent' ? 'companies.byDestination' : 'none')}</p>
      ) : (
        <ScrollArea.Autosize
          type="auto"
          className="an-table"
          viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': title }}
        >
          <table>
            <thead>
              <tr>
                {head('name')}
                {head('started')}
                {head('firstPass')}
                <th scope="col">{t('companies.months')}</th>
                {head('lead')}
                {head('corrected')}
                {head('granted')}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.uid}>
                  <th scope="row">
                    <Link to={lists.company(row.uid)}>{row.name}</Link>
                  </th>
                  <td className="staff-num">{count(row.started)}</td>
                  <td
                    className="staff-num an-rate"
                    data-tone={isEnough(row.reviews) && row.firstPass !== null ? toneOfRate(row.firstPass) : undefined}
                  >
                    {rate(row.firstPass, row.reviews ?? 0)}
                  </td>
                  <td>{isEnough(row.reviews) ? <Sparkline values={row.months} /> : '–'}</td>
                  <td className="staff-num">{row.lead === null ? '–' : duration(row.lead)}</td>
                  <td className="staff-num">{rate(row.corrected)}</td>
                  <td className="staff-num">{rate(row.granted)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea.Autosize>
      )}
    </section>
  );
}
