import { IconBan, IconCircleCheckFilled, IconMail } from '@tabler/icons-react';
import { usePeopleTexts } from '../../../translations/people/people-texts.ts';

export interface AccountStatus {
  status: 'active' | 'suspended';
  isInvited?: boolean;
}

export const accountStatusOf = ({ status, isInvited }: AccountStatus) =>
  status === 'active' && isInvited ? 'invited' : status;

export function AccountStatusBadge(props: AccountStatus) {
  const { t } = usePeopleTexts();
  const word = accountStatusOf(props);
  const marks = {
    active: <IconCircleCheckFilled size={15} className="badge-ok" aria-hidden />,
    invited: <IconMail size={15} className="badge-faint" aria-hidden />,
    suspended: <IconBan size={15} className="badge-bad" aria-hidden />,
  };
  return (
    <span className="badge" data-status={word}>
      {marks[word]}
      <span className="badge-text">{t(`status.${word}`)}</span>
    </span>
  );
}
