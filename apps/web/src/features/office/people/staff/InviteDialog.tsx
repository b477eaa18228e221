import { useState } from 'react';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import type { Close } from '../../../../components/dialog/use-dialog.tsx';
import { call } from '../../../../lib/api/call.ts';
import { emptyInvitation, InvitationFields, isComplete } from './InvitationFields.tsx';
import { peopleKinds, type PeopleKind } from './people-kind.ts';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

export function InviteDialog({ kind, close }: { kind: PeopleKind; close: Close<StaffPerson> }) {
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
    </ActionDialog>
  );
}
