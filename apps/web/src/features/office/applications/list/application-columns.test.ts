import { expect, test } from 'vitest';
import { fitColumns, neededWidth } from '../../../../components/list/table/fit-columns.ts';
import { applicationsText } from '../../../../translations/applications/applications-texts.ts';
import { applicationColumns } from './application-columns.tsx';
import { applicationSortOptions } from './application-sorting.ts';

const edges = 44 + 48; // checkbox and row menu
const sidebar = { expanded: 300, collapsed: 80 };

const columnsAt = (role: string, window: number, state: keyof typeof sidebar) => {
  const width = window - sidebar[state] - edges;
  const columns = applicationColumns({ t: applicationsText, language: 'en', role, personUid: null });
  const fitted = fitColumns(columns, { chosen: null, width, mayDrop: false });
  const others = neededWidth(fitted.slice(1)) - Math.min(fitted[1]!.width, 160) + fitted[1]!.width;
  return { ids: fitted.map(({ id }) => id), lead: width - others };
};

test('an agency sees the agent beside the open sidebar at 1440', () =>
  expect(columnsAt('agency', 1440, 'expanded').ids).toEqual([
    'applicant',
    'destination',
    'travel',
    'status',
    'documents',
    'review',
    'agent',
  ]));

test.each(['agent', 'agency'])('an %s keeps status, documents and review at 960', (role) =>
  expect(columnsAt(role, 960, 'collapsed').ids).toEqual([
    'applicant',
    'destination',
    'travel',
    'status',
    'documents',
    'review',
  ]),
);

test.each([960, 1200, 1440, 1920])('the name has between 160 and 260 pixels at %i', (window) => {
  for (const role of ['agent', 'agency']) {
    const { lead } = columnsAt(role, window, window < 1200 ? 'collapsed' : 'expanded');
    expect(lead).toBeGreaterThanOrEqual(160);
    expect(lead).toBeLessThanOrEqual(260);
  }
});

test.each(['agent', 'agency'])('every column of an %s can be sorted from its header and in the menu', (role) => {
  const columns = applicationColumns({ t: applicationsText, language: 'en', role, personUid: null });
  const keys = applicationSortOptions(applicationsText, role).map(({ key }) => key);
  expect(columns.map(({ sort }) => String(sort)).toSorted()).toEqual(keys.toSorted());
});
