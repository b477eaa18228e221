import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { call } from '../../../../lib/api/call.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { nameOf } from './people-kind.ts';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

// For a person who has lost app and recovery codes.
export function ResetSecondFactor({ person, size }: { person: StaffPerson; size?: 'compact-xs' }) {
  const { t } = usePeopleTexts();
  const client = useQueryClient();
  const { ask, dialog } = useDialog();
  if (!person.can.includes('secondFactor.reset')) return null;
  const name = nameOf(person);
  const reset = async () => {
    const isDone = await ask<true>((close) => (
      <ActionDialog
        title={t('resetFactor.title', { name })}
        text={`${t('resetFactor.text', { name })} ${t('resetFactor.afterwards')}`}
        submit={{ label: t('resetFactor.submit'), tone: 'bad' }}
        onSubmit={async () => {
          await call('resetSecondFactor', { body: { personUid: person.personUid } });
          close(true);
        }}
        onClose={() => close(null)}
      />
    ));
    if (!isDone) return;
    void toast(t('resetFactor.done', { name }), 'success');
    await client.invalidateQueries(); // the person is shown in lists and in the drawers of companies
  };
  return (
    <>
      <Button
        variant="default"
        {...(size ? { size } : {})}
        aria-label={t('resetFactor.of', { name })}
        onClick={() => void reset()}
      >
        {t('resetFactor.open')}
      </Button>
      {dialog}
    </>
  );
}
