import { IconBan, IconUserCheck } from '@tabler/icons-react';
import type { RowAction } from '../../../../components/list/list.types.ts';
import type { CompanyActions } from './use-company-actions.tsx';
import type { PeopleTranslate } from '../../../../translations/people/people-texts.ts';

interface Company {
  readonly status: 'active' | 'suspended';
  readonly type: string;
}

// The platform agency cannot be suspended.
export function companyMenu<Row extends Company>(
  row: Row,
  may: boolean,
  actions: CompanyActions<Row>,
  t: PeopleTranslate,
): readonly RowAction[] {
  if (!may || row.type === 'SUPER_ADMIN') return [];
  return row.status === 'active'
    ? [{ id: 'suspend', label: t('menu.suspend'), icon: IconBan, tone: 'bad', run: () => actions.suspend(row) }]
    : [{ id: 'reinstate', label: t('menu.reinstate'), icon: IconUserCheck, run: () => actions.reinstate(row) }];
}
