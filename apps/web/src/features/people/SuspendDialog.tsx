import { useState } from 'react';
import { Radio, Textarea } from '@mantine/core';
import type { StaffPerson } from '@visawright/contract/staff.ts';
import { ActionDialog } from '../../components/dialog/ActionDialog.tsx';
import { PersonChoice } from '../../components/dialog/PeopleChoice.tsx';
import type { Close } from '../../components/dialog/use-dialog.tsx';
import { call } from '../../lib/call.ts';
import { kinds, nameOf, type PeopleKind } from './people-kind.ts';
import { usePeopleWords } from './people-words.ts';

interface Props {
  kind: PeopleKind;
  person: StaffPerson;
  mayChoose: boolean; // an admin has no list of an agency's reviewers to choose from
  close: Close<{ person: StaffPerson; handedOver: number }>;
}

// Nobody's work is left lying: an agent's open applications must go to somebody, a reviewer's may also be withdrawn.
export function SuspendDialog({ kind, person, mayChoose, close }: Props) {
  const { t } = usePeopleWords();
  const [to, setTo] = useState<string | null>(null);
  const [withdraw, setWithdraw] = useState(!mayChoose);
  const [reason, setReason] = useState('');
  const count = person.openApplications;
  const mustChoose = count > 0 && !(kind === 'reviewers' && withdraw);
  const submit = async () => {
    const body = {
      personUid: person.personUid,
      reason: reason.trim(),
      ...(mustChoose && to ? { handOverTo: to } : {}),
    };
    close(await call(kinds[kind].suspend, { body, once: true }));
  };
  return (
    <ActionDialog
      title={t('suspend.title', { name: nameOf(person) })}
      text={t('suspend.text')}
      submit={{ label: t('suspend.submit'), tone: 'bad', disabled: mustChoose && !to }}
      onSubmit={submit}
      onClose={() => close(null)}
    >
      {count > 0 && <p className="suspend-count">{t(`${kind}.moves`, { count })}</p>}
      {count > 0 && kind === 'reviewers' && mayChoose && (
        <Radio.Group
          aria-label={t('suspend.work')}
          value={withdraw ? 'withdraw' : 'give'}
          onChange={(value) => setWithdraw(value === 'withdraw')}
        >
          <div className="dialog-radios">
            <Radio value="give" label={t('suspend.give')} />
            <Radio value="withdraw" label={t('suspend.withdraw')} />
          </div>
        </Radio.Group>
      )}
      {count > 0 && kind === 'reviewers' && !mayChoose && <p className="dialog-text">{t('suspend.withdrawn')}</p>}
      {mustChoose && (
        <PersonChoice
          kind={kind}
          label={t('suspend.to')}
          placeholder={t('suspend.toPlaceholder')}
          without={[person.personUid]}
          value={to}
          onChange={setTo}
        />
      )}
      <Textarea
        label={t('suspend.reason')}
        description={t('suspend.reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={500}
        autosize
        minRows={2}
      />
    </ActionDialog>
  );
}
