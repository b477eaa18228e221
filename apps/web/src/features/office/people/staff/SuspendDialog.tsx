import { useState } from 'react';
import { Radio, Textarea } from '@mantine/core';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { PersonChoice } from '../../../../components/dialog/PeopleChoice.tsx';
import type { Close } from '../../../../components/dialog/use-dialog.tsx';
import { call } from '../../../../lib/api/call.ts';
import { peopleKinds, nameOf, type PeopleKind } from './people-kind.ts';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

interface Props {
  kind: PeopleKind;
  person: StaffPerson;
  mayChoose: boolean; // admins cannot list an agency's reviewers
  close: Close<{ person: StaffPerson; handedOver: number }>;
}

// An agent's open applications must be handed over; a reviewer's may also be withdrawn.
export function SuspendDialog({ kind, person, mayChoose, close }: Props) {
  const { t } = usePeopleTexts();
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
    close(await call(peopleKinds[kind].suspend, { body, once: true }));
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
