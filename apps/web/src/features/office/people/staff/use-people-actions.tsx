import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { Ask } from '../../../../components/dialog/use-dialog.tsx';
import { invalidateList, putRow } from '../../../../components/list/state/list-cache.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { useOwnIds } from '../../../shared/lists/use-own-ids.ts';
import { recountViews } from '../../../shared/lists/use-view-counts.ts';
import { InviteManyDialog } from '../invite-many/InviteManyDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { nameOf, reinstate, resend, type PeopleKind } from './people-kind.ts';
import { SuspendDialog } from './SuspendDialog.tsx';
import { usePeopleTexts, type PeopleTranslate } from '../../../../translations/people/people-texts.ts';
import type { KeyOf } from '../../../../lib/translation/define-texts.ts';

export function usePeopleActions(kind: PeopleKind, ask: Ask) {
  const { t } = usePeopleTexts();
  const client = useQueryClient();
  const { role } = useOwnIds();
  const list = { name: kind, rowId: (row: StaffPerson) => row.personUid };

  const settle = (person: StaffPerson, message: string) => {
    putRow(client, list, person);
    void recountViews(client, kind);
    void client.invalidateQueries({ queryKey: ['choices'] });
    void toast(message, 'success');
  };
  // A double click sends one email.
  const running = useRef(new Set<string>());
  const attempt = async (personUid: string, work: () => Promise<StaffPerson>, done: KeyOf<PeopleTranslate>) => {
    if (running.current.has(personUid)) return;
    running.current.add(personUid);
    try {
      const person = await work();
      settle(person, t(done, { name: nameOf(person), email: person.email }));
    } catch (error) {
      void toast(errorText(error), 'error');
    } finally {
      running.current.delete(personUid);
    }
  };
  const inviteMany = async () => {
    const invited = await ask<number>((close) => <InviteManyDialog close={close} />);
    if (!invited) return;
    await invalidateList(client, kind);
    await recountViews(client, kind);
    void toast(t('inviteMany.done', { count: invited }), 'success');
  };
  const invite = async () => {
    const person = await ask<StaffPerson | 'many'>((close) => <InviteDialog kind={kind} close={close} />);
    if (person === 'many') return inviteMany();
    if (!person) return;
    await invalidateList(client, kind);
    settle(person, t('invite.done', { email: person.email }));
  };
  const suspend = async (row: StaffPerson) => {
    const mayChoose = role === 'agency';
    const answer = await ask<{ person: StaffPerson; handedOver: number }>((close) => (
      <SuspendDialog kind={kind} person={row} mayChoose={mayChoose} close={close} />
    ));
    if (!answer) return;
    const { person, handedOver } = answer;
    settle(
      person,
      t(handedOver > 0 ? 'suspend.doneWith' : 'suspend.done', { name: nameOf(person), count: handedOver }),
    );
    // The handover changed the workload of another person.
    await invalidateList(client, kind);
    await invalidateList(client, 'applications');
  };
  return {
    invite: () => void invite(),
    suspend: (row: StaffPerson) => void suspend(row),
    resend: (row: StaffPerson) => void attempt(row.personUid, () => resend(kind, row.personUid), 'invite.again'),
    reinstate: (row: StaffPerson) =>
      void attempt(row.personUid, () => reinstate(kind, row.personUid), 'reinstate.done'),
  };
}
export type PeopleActions = ReturnType<typeof usePeopleActions>;
