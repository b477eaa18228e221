import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffPerson } from '@visawright/contract/staff.ts';
import type { Ask } from '../../components/dialog/use-dialog.tsx';
import { invalidateList, putRow } from '../../components/list/list-cache.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { useOwn } from '../lists/use-own.ts';
import { countAgain } from '../lists/use-view-counts.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { nameOf, reinstate, resend, type PeopleKind } from './people-kind.ts';
import { usePeopleWords } from './people-words.ts';
import { SuspendDialog } from './SuspendDialog.tsx';

export function usePeopleActions(kind: PeopleKind, ask: Ask) {
  const { t } = usePeopleWords();
  const client = useQueryClient();
  const { role } = useOwn();
  const place = { name: kind, rowId: (row: StaffPerson) => row.personUid };

  const settle = (person: StaffPerson, words: string) => {
    putRow(client, place, person);
    void countAgain(client, kind);
    void client.invalidateQueries({ queryKey: ['choices'] });
    void toast(words, 'success');
  };
  // Pressed twice in a hurry it is still one mail.
  const running = useRef(new Set<string>());
  const attempt = async (personUid: string, work: () => Promise<StaffPerson>, done: string) => {
    if (running.current.has(personUid)) return;
    running.current.add(personUid);
    try {
      const person = await work();
      settle(person, t(done, { name: nameOf(person), email: person.email }));
    } catch (error) {
      void toast(errorWords(error), 'error');
    } finally {
      running.current.delete(personUid);
    }
  };
  const invite = async () => {
    const person = await ask<StaffPerson>((close) => <InviteDialog kind={kind} close={close} />);
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
    // Whoever took over has more to do now.
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
