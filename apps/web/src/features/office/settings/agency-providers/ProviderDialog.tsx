import { useState } from 'react';
import { Button, CopyButton, PasswordInput, Select, Switch, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { AgencyProvider, AgencyProviders } from '@visawright/contract/identity/agency-provider.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { useAgencyProvidersTexts } from '../../../../translations/agency-providers/agency-providers-texts.ts';
import { useSaveProvider } from './agency-providers.api.ts';

interface Props {
  readonly provider?: AgencyProvider;
  readonly others: AgencyProviders['others']; // agencies to choose from
  readonly onClose: () => void;
}

const domainsIn = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((each) => each.replace(/^@/, ''))
      .filter(Boolean),
  ),
];

// Adds an agency's provider, or changes the one that is given.
export function ProviderDialog({ provider, others, onClose }: Props) {
  const { t } = useAgencyProvidersTexts();
  const save = useSaveProvider();
  const [agencyUid, setAgency] = useState(provider?.agencyUid ?? null);
  const [issuer, setIssuer] = useState(provider?.issuer ?? 'https://');
  const [clientId, setClientId] = useState(provider?.clientId ?? '');
  const [secret, setSecret] = useState('');
  const [domains, setDomains] = useState(provider?.domains.join(', ') ?? '');
  const [isOn, setOn] = useState(provider?.isOn ?? true);
  const agency = provider ?? others.find((each) => each.agencyUid === agencyUid);
  const isSame = provider !== undefined && provider.issuer === issuer.trim() && provider.clientId === clientId.trim();
  const isComplete =
    agency !== undefined &&
    URL.canParse(issuer.trim()) &&
    clientId.trim() !== '' &&
    domainsIn(domains).length > 0 &&
    (isSame || secret.trim() !== '');
  const submit = async () => {
    if (agency === undefined) return;
    await save.mutateAsync({
      agencyUid: agency.agencyUid,
      issuer: issuer.trim(),
      clientId: clientId.trim(),
      ...(secret.trim() === '' ? {} : { clientSecret: secret.trim() }),
      domains: domainsIn(domains),
      isOn,
    });
    void toast(t('saved', { name: agency.agencyName }), 'success');
    onClose();
  };
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <ActionDialog
      title={provider ? t('changeTitle', { name: provider.agencyName }) : t('newTitle')}
      text={t('text')}
      submit={{ label: t('save'), disabled: !isComplete }}
      onSubmit={submit}
      onClose={onClose}
    >
      {!provider && (
        <Select
          data-autofocus
          searchable
          label={t('agency')}
          placeholder={t('chooseAgency')}
          data={others.map(({ agencyUid: value, agencyName: label }) => ({ value, label }))}
          value={agencyUid}
          onChange={setAgency}
        />
      )}
      {agency && (
        <TextInput
          readOnly
          label={t('returnAddress')}
          description={t('returnHint')}
          value={agency.returnAddress}
          rightSectionWidth={96}
          rightSection={
            <CopyButton value={agency.returnAddress}>
              {({ copied, copy }) => (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
                  onClick={copy}
                >
                  {t(copied ? 'copied' : 'copy')}
                </Button>
              )}
            </CopyButton>
          }
        />
      )}
      <TextInput
        {...plain}
        label={t('issuer')}
        description={t('issuerHint')}
        maxLength={300}
        value={issuer}
        onChange={(event) => setIssuer(event.currentTarget.value)}
      />
      <TextInput
        {...plain}
        label={t('clientId')}
        maxLength={200}
        value={clientId}
        onChange={(event) => setClientId(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('secret')}
        description={t(provider === undefined ? 'secretHint' : isSame ? 'secretStored' : 'secretNeeded')}
        maxLength={500}
        autoComplete="off"
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
      />
      <TextInput
        {...plain}
        label={t('domains')}
        description={t('domainsHint')}
        placeholder="agency.example"
        value={domains}
        onChange={(event) => setDomains(event.currentTarget.value)}
      />
      <Switch label={t('isOn')} checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
    </ActionDialog>
  );
}
