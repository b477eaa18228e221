import { useState } from 'react';
import type { StaffPerson } from '@visawright/contract/staff.ts';
import { ActionDialog } from '../../components/dialog/ActionDialog.tsx';
import type { Close } from '../../components/dialog/use-dialog.tsx';
import { call } from '../../lib/call.ts';
import { emptyInvitation, InvitationFields, isComplete } from './InvitationFields.tsx';
import { kinds, type PeopleKind } from './people-kind.ts';
import { usePeopleWords } from './people-words.ts';

export function InviteDialog({ kind, close }: { kind: PeopleKind; close: Close<StaffPerson> }) {
  const { t } = usePeopleWords();
  const [draft, setDraft] = useState(emptyInvitation);
  return (
    <ActionDialog
      title={t(`${kind}.invite`)}
      text={t('invite.text')}
      submit={{ label: t('invite.submit'), disabled: !isComplete(draft) }}
      onSubmit={async () =>
        close(await call(kinds[kind].invite, { body: { ...draft, email: draft.email.trim() }, once: true }))
      }
      onClose={() => close(null)}
    >
      <InvitationFields draft={draft} onChange={setDraft} isFirst />
    </ActionDialog>
  );
}
