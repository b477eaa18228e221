import { IconBan, IconUserCheck } from '@tabler/icons-react';
import type { Ask } from '../../../../components/dialog/use-dialog.tsx';
import type { BulkAction, BulkResult } from '../../../../components/list/list.types.ts';
import { runEach } from '../../../shared/lists/run-each.ts';
import { SuspendCompanyDialog } from './SuspendCompanyDialog.tsx';
import type { PeopleTranslate } from '../../../../translations/people/people-texts.ts';

interface Company {
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly type: string;
}

interface For<Row> {
  t: PeopleTranslate;
  ask: Ask;
  may: (row: Row) => boolean;
  calls: {
    kind: 'agencies' | 'distributors';
    id: (row: Row) => string;
    suspend: (row: Row, reason: string) => Promise<Row>;
    reinstate: (row: Row) => Promise<Row>;
  };
}

export function companyBulk<Row extends Company>({ t, ask, may, calls }: For<Row>): readonly BulkAction<Row>[] {
  const stands = (row: Row, status: Company['status']) =>
    may(row) && row.type !== 'SUPER_ADMIN' && row.status === status;
  const nameOf = ({ name }: Row) => name;
  return [
    {
      id: 'suspend',
      label: t('menu.suspend'),
      icon: IconBan,
      matching: false,
      mayRun: (row) => stands(row, 'active'),
      run: (selection) =>
        ask<BulkResult>((close) => (
          <SuspendCompanyDialog
            kind={calls.kind}
            subject={t(`${calls.kind}.many`, { count: selection.kind === 'rows' ? selection.ids.length : 0 })}
            onClose={() => close(null)}
            onSubmit={async (reason) =>
              close(await runEach(selection, nameOf, calls.id, (row) => calls.suspend(row, reason)))
            }
          />
        )),
    },
    {
      id: 'reinstate',
      label: t('menu.reinstate'),
      icon: IconUserCheck,
      matching: false,
      mayRun: (row) => stands(row, 'suspended'),
      run: (selection) => runEach(selection, nameOf, calls.id, calls.reinstate),
    },
  ];
}
