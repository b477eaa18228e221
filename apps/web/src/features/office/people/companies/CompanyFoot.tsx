import { Button } from '@mantine/core';
import type { CompanyActions } from './use-company-actions.tsx';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

interface Props<Row> {
  row: Row;
  actions: CompanyActions<Row>;
}

export function CompanyFoot<Row extends { status: 'active' | 'suspended' }>({ row, actions }: Props<Row>) {
  const { t } = usePeopleTexts();
  return (
    <div className="pane-foot">
      {row.status === 'active' ? (
        <Button variant="default" className="bad-button" onClick={() => actions.suspend(row)}>
          {t('menu.suspend')}
        </Button>
      ) : (
        <Button onClick={() => actions.reinstate(row)}>{t('menu.reinstate')}</Button>
      )}
    </div>
  );
}
