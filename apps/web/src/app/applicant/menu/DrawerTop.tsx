import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Initials } from '../../../components/Initials.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function DrawerTop({ onClose }: { onClose: () => void }) {
  const { t } = useApplicantTexts();
  const { firstName, lastName, email } = useSession().user;
  return (
    <div className="menu-top">
      <Initials firstName={firstName} lastName={lastName} size={44} />
      <div className="menu-person">
        <strong>{[firstName, lastName].filter(Boolean).join(' ')}</strong>
        <span>{email}</span>
      </div>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('menu.close')} onClick={onClose}>
        <IconX size={20} />
      </ActionIcon>
    </div>
  );
}
