import { useState } from 'react';
import { Checkbox, TextInput } from '@mantine/core';
import { keyLimits, scopesFor, type ApiScope, type KeyRole } from '@visawright/contract/integrations/api-scopes.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { MonthsSelect } from './MonthsSelect.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useCreateKey } from './integrations.api.ts';

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useIntegrationsTexts();
  const { user } = useSession();
  const create = useCreateKey();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [months, setMonths] = useState<number>(keyLimits.mostMonths);
  if (create.data)
    return (
      <SecretDialog
        title={t('keys.madeTitle')}
        text={t('keys.madeText')}
        label={t('keys.key', { name: create.data.key.name })}
        secret={create.data.secret}
        onClose={onClose}
      />
    );
  const offered = scopesFor[(user.role[0] === 'admin' ? 'admin' : 'agency') satisfies KeyRole];
  return (
    <ActionDialog
      title={t('keys.newTitle')}
      text={t('keys.newText')}
      submit={{ label: t('keys.make'), disabled: name.trim() === '' || scopes.length === 0 }}
      onSubmit={() => create.mutateAsync({ name: name.trim(), scopes, months })}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('keys.name')}
        description={t('keys.nameHint')}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox.Group label={t('keys.scopesTitle')} value={scopes} onChange={setScopes}>
        <div className="integrations-choices">
          {offered.map((scope) => (
            <Checkbox key={scope} value={scope} label={t(`scopes.${scope}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <MonthsSelect value={months} onChange={setMonths} />
    </ActionDialog>
  );
}
