import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { RealmSettings } from '@visawright/contract/identity/realm-settings.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { DomainRow } from './DomainRow.tsx';
import { useAddDomain } from '../realm-settings.api.ts';
import { RealmSection } from '../layout/RealmSection.tsx';
import { RemoveDomain } from './RemoveDomain.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

const looksLikeHost = (text: string) => /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text);

function Domains({ domains }: { domains: RealmSettings['domains'] }) {
  const { t } = useSettingsTexts();
  const add = useAddDomain();
  const { ask, dialog } = useDialog();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const host = typed.trim().toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!looksLikeHost(host));
    if (looksLikeHost(host)) add.mutate(host, { onSuccess: () => setTyped('') });
  };
  return (
    <SettingsSection title={t('tabs.domains')} lead={t('domains.lead')}>
      <form className="set-domain-add" onSubmit={submit} noValidate>
        <TextInput
          label={t('domains.label')}
          placeholder="visa.example.com"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={wrong && t('domains.wrong')}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
          loading={add.isPending}
        >
          {t('domains.add')}
        </Button>
      </form>
      <ErrorLine message={errorText(add.error)} />
      {domains.length === 0 && <p className="set-lead">{t('domains.none')}</p>}
      <ul className="set-domains">
        {domains.map((domain) => (
          <DomainRow
            key={domain.host}
            domain={domain}
            onRemove={() => void ask((close) => <RemoveDomain host={domain.host} onClose={() => close(null)} />)}
          />
        ))}
      </ul>
      {dialog}
    </SettingsSection>
  );
}

export function DomainsTab() {
  const { t } = useSettingsTexts();
  return <RealmSection title={t('tabs.domains')}>{({ domains }) => <Domains domains={domains} />}</RealmSection>;
}
