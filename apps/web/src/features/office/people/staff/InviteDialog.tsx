import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconUsersPlus } from '@tabler/icons-react';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import type { Close } from '../../../../components/dialog/use-dialog.tsx';
import { call } from '../../../../lib/api/call.ts';
import { emptyInvitation, InvitationFields, isComplete } from './InvitationFields.tsx';
import { peopleKinds, type PeopleKind } from './people-kind.ts';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

interface Props {
  kind: PeopleKind;
  close: Close<StaffPerson | 'many'>; // many: the person wants to invite several people at once
}

export function InviteDialog({ kind, close }: Props) {
  const { t } = usePeopleTexts();
  const [draft, setDraft] = useState(emptyInvitation);
  return (
    <ActionDialog
      title={t(`${kind}.invite`)}
      text={t('invite.text')}
      submit={{ label: t('invite.submit'), disabled: !isComplete(draft) }}
      onSubmit={async () =>
        close(await call(peopleKinds[kind].invite, { body: { ...draft, email: draft.email.trim() }, once: true }))
      }
      onClose={() => close(null)}
    >
      <InvitationFields draft={draft} onChange={setDraft} isFirst />
      {kind === 'agents' && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconUsersPlus size={15} aria-hidden />}
            onClick={() => close('many')}
          >
            {t('inviteMany.open')}
          </Button>
        </div>
      )}
    </ActionDialog>
  );
}
