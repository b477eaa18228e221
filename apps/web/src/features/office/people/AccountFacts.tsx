import type { ReactNode } from 'react';
import { AccountStatusBadge, type AccountStatus } from './AccountStatusBadge.tsx';
import { usePeopleTexts } from '../../../translations/people/people-texts.ts';

interface Props extends AccountStatus {
  children: ReactNode; // further terms and descriptions
}

export function AccountFacts({ children, ...status }: Props) {
  const { t } = usePeopleTexts();
  return (
    <dl className="pane-facts">
      <dt>{t('columns.status')}</dt>
      <dd>
        <AccountStatusBadge {...status} />
      </dd>
      {children}
    </dl>
  );
}
