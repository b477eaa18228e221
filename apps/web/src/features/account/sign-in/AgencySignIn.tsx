import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { domainOf } from '@visawright/contract/identity/agency-provider-facts.ts';
import type { FoundAgencyProvider } from '@visawright/contract/identity/agency-provider.ts';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { InlineError } from '../../../components/feedback/InlineError.tsx';
import { call } from '../../../lib/api/call.ts';
import { openProviderPage } from '../../shared/session/provider-page.ts';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';
import { messageOf } from './sign-in.ts';

const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

interface Props {
  readonly realm: RealmConfiguration;
  readonly email: string;
  readonly onBack: () => void;
}

// The address says which agency's provider it is. Only its domain is sent.
export default function AgencySignIn({ realm, email, onBack }: Props) {
  const { t } = useSignInTexts();
  const [address, setAddress] = useState(looksLikeEmail(email) ? email : '');
  const [found, setFound] = useState<FoundAgencyProvider | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const typed = address.trim();

  const find = async () => {
    if (!looksLikeEmail(typed)) return setError(t('emailMissing'));
    const { provider } = await call('findAgencyProvider', { query: { domain: domainOf(typed) } });
    setFound(provider);
    setError(provider === null ? t('agency.none') : '');
  };
  const leave = (to: FoundAgencyProvider) =>
    openProviderPage(realm, {
      clientId: realm.realmClientId,
      purpose: 'agency',
      more: { kc_idp_hint: to.alias, login_hint: typed },
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await (found ? leave(found) : find());
    } catch (problem) {
      setError(messageOf(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate data-panel="agency" aria-busy={isBusy}>
      <h1 ref={heading} tabIndex={-1}>
        {t('agency.title')}
      </h1>
      <p className="sign-lead">{t('agency.lead')}</p>
      <div className="sign-fields">
        <InlineError message={error} />
        <TextInput
          name="email"
          type="email"
          label={t('agency.email')}
          autoComplete="email"
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setFound(null);
          }}
          required
          withAsterisk={false}
        />
        <div className="sign-actions">
          <Button type="submit" fullWidth className="sign-submit" loading={isBusy}>
            {found ? t('agency.continueWith', { name: found.name }) : t('agency.next')}
          </Button>
          <Button variant="default" fullWidth h={48} onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </div>
    </form>
  );
}
