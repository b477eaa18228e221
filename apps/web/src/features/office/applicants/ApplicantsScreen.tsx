import { Button } from '@mantine/core';
import { IconFilePlus, IconLink, IconPencil, IconTableImport, IconUserPlus, IconUsers } from '@tabler/icons-react';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { applicantTypes } from '@visawright/contract/platform/roles.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import type { ListDefinition, ListFilter, ListView, RowAction } from '../../../components/list/list.types.ts';
import { StaffList } from '../../../components/list/StaffList.tsx';
import { agentFilter, useAgentNames } from '../../shared/lists/agent-filter.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { useSavedViews } from '../../shared/lists/use-saved-views.ts';
import { useViewCounts } from '../../shared/lists/use-view-counts.ts';
import { applicantColumns } from './applicant-columns.tsx';
import { applicantDrawer } from './applicant-drawer.tsx';
import { applicantsFile, fetchApplicant, fetchApplicants, listName, nameOf, rowId } from './applicant-list.ts';
import { useApplicantActions, type ApplicantActions } from './use-applicant-actions.tsx';
import { useApplicantsTexts, type ApplicantsTranslate } from '../../../translations/applicants/applicants-texts.ts';
import type { TextIn } from '../../../lib/translation/define-texts.ts';

function filtersOf(
  t: ApplicantsTranslate,
  role: string,
  agentNames: ReadonlyMap<string, string>,
): readonly ListFilter[] {
  return [
    ...(role === 'agency' ? [agentFilter(t, agentNames)] : []),
    {
      id: 'account',
      label: t('columns.account'),
      kind: 'choice',
      options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`account.${value}`) })),
    },
    {
      id: 'type',
      label: t('columns.type'),
      kind: 'choice',
      options: applicantTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
  ];
}

function viewsOf(t: ApplicantsTranslate, role: string): readonly ListView[] {
  const view = (id: TextIn<ApplicantsTranslate, 'views'>, query: ListView['query']): ListView => ({
    id,
    label: t(`views.${id}`),
    kind: 'default',
    query,
  });
  return [
    view('all', {}),
    view('account', { filters: { account: ['yes'] } }),
    ...(role === 'agency' ? [view('unassigned', { filters: { agent: ['none'] } })] : []),
  ];
}

function menu(row: Applicant, actions: ApplicantActions, t: ApplicantsTranslate): readonly RowAction[] {
  const mayManage = row.can.includes('applicant.manage');
  const all: (RowAction | false)[] = [
    mayManage && { id: 'apply', label: t('menu.apply'), icon: IconFilePlus, run: () => actions.apply(row) },
    row.can.includes('applicant.sendStartLink') && {
      id: 'startLink',
      label: t('menu.startLink'),
      icon: IconLink,
      run: () => actions.sendLink(row),
    },
    mayManage && { id: 'edit', label: t('menu.edit'), icon: IconPencil, run: () => actions.edit(row) },
  ];
  return all.filter((one) => one !== false);
}

export function ApplicantsScreen() {
  const { t, language } = useApplicantsTexts();
  const { role } = useOwnIds();
  const { ask, dialog } = useDialog();
  const actions = useApplicantActions(ask);
  const agentNames = useAgentNames();
  const defaultSort = { key: 'created', direction: 'desc' } as const;
  const sorts = [{ key: 'created', label: t('columns.created'), first: 'desc' }] as const;
  const filters = filtersOf(t, role, agentNames);
  const views = useViewCounts({ name: listName, fetch: fetchApplicants, defaultSort }, viewsOf(t, role));
  const savedViews = useSavedViews('applicants', { filters, sorts, defaultSort, views });
  const create = { label: t('new'), icon: IconUserPlus, run: actions.create };
  const columns = applicantColumns(t, language, role === 'agency');
  const definition: ListDefinition<Applicant> = {
    name: listName,
    title: t('title'),
    noun: (count) => t('noun', { count }),
    columns,
    rowId,
    rowLabel: nameOf,
    filters,
    searchPlaceholder: t('search'),
    sorts,
    defaultSort,
    fetch: fetchApplicants,
    fetchRow: fetchApplicant,
    primaryAction: create,
    drawer: (row) => applicantDrawer(row, actions, t),
    edit: (row) => {
      if (row.can.includes('applicant.manage')) actions.edit(row);
    },
    rowMenu: (row) => menu(row, actions, t),
    empty: {
      title: t('empty.title'),
      text: t('empty.text'),
      icon: IconUsers,
      action: create,
      alternative: { label: t('import.button'), run: actions.importFile },
    },
    views,
    file: applicantsFile(columns),
    liveHint: (
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTableImport size={15} aria-hidden />}
        onClick={actions.importFile}
      >
        {t('import.button')}
      </Button>
    ),
  };
  return (
    <div className="staff-screen" data-screen="applicants">
      <StaffList definition={definition} savedViews={savedViews} />
      {dialog}
    </div>
  );
}
