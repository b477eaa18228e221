import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { secondFactorDigits } from '@visawright/contract/identity/second-factor-facts.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useSecondFactorTexts } from '../../../translations/second-factor/second-factor-texts.ts';
import { AppSetUp } from './AppSetUp.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { secondFactorKey, useSecondFactor } from './second-factor.api.ts';

export function SecondFactorSection() {
  const { t } = useSecondFactorTexts();
  const client = useQueryClient();
  const { data } = useSecondFactor();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [code, setCode] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const again = () => client.invalidateQueries({ queryKey: secondFactorKey });
  const start = useMutation({ mutationFn: () => call('startSecondFactor', {}), onSuccess: () => setCodes(null) });
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setCodes(recoveryCodes);
    setCode('');
    start.reset();
    return again();
  };
  const confirm = useMutation({
    mutationFn: () => call('confirmSecondFactor', { body: { code } }),
    onSuccess: showCodes,
  });
  const renew = useMutation({ mutationFn: () => call('newRecoveryCodes', {}), onSuccess: showCodes });
  const remove = async () => {
    await call('removeSecondFactor', {});
    setCodes(null);
    setRemoving(false);
    await again();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === secondFactorDigits && !confirm.isPending) confirm.mutate();
  };
  if (!data) return null;
  return (
    <section className="set-part" aria-labelledby="set-factor">
      <h3 id="set-factor">{t('section')}</h3>
      <p className="set-lead">
        {data.isOn ? t('sectionOn', { count: data.recoveryCodesLeft }) : t('sectionOff')}{' '}
        {data.isRequired && t('required')}
      </p>
      {codes && <RecoveryCodeList codes={codes} />}
      {start.data && !data.isOn && (
        <form onSubmit={submit} noValidate>
          <p className="factor-text">{t('setUpLead')}</p>
          <AppSetUp app={start.data} />
          <TextInput
            name="code"
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maw={220}
            mb={12}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, secondFactorDigits))}
          />
          <Button type="submit" loading={confirm.isPending} disabled={code.length < secondFactorDigits}>
            {t('turnOn')}
          </Button>{' '}
          <Button variant="default" onClick={() => start.reset()}>
            {t('cancel')}
          </Button>
        </form>
      )}
      <ErrorLine message={errorText(start.error ?? confirm.error ?? renew.error)} />
      <div className="set-actions set-after">
        {!data.isOn && !start.data && (
          <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
            {t('start')}
          </Button>
        )}
        {data.isOn && (
          <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
            {t('newCodes')}
          </Button>
        )}
        {data.isOn && !data.isRequired && (
          <Button variant="default" onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {isRemoving && (
        <ActionDialog
          title={t('removeTitle')}
          text={t('removeText')}
          size={440}
          submit={{ label: t('remove'), tone: 'bad' }}
          onSubmit={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  );
}
