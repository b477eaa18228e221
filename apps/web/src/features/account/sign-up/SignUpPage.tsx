import { useEffect, useState } from 'react';
import { termsVersion } from '@visawright/contract/identity/sign-up-facts.ts';
import { partnerConsentVersion } from '@visawright/contract/integrations/partner-link-facts.ts';
import { SignFrame } from '../../../components/sign-in/SignFrame.tsx';
import { call } from '../../../lib/api/call.ts';
import { useRealm } from '../../../lib/session/session.ts';
import { language } from '../../../lib/translation/language.ts';
import { useSignUpTexts } from '../../../translations/sign-up/sign-up-texts.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { CodePanel } from './CodePanel.tsx';
import { Promises } from './Promises.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { forgetPending, readPending, storePending, withTimes, type PendingSignUp } from './pending-sign-up.ts';
import type { SignUpDraft } from './what-is-missing.ts';
import './sign-up.css';

const empty: SignUpDraft = { name: '', email: '', password: '', terms: false, reading: false };

interface Partner {
  readonly key: string;
  readonly agencyName: string;
}

interface Props {
  readonly partner?: Partner | null; // the agency whose start link they came through
  onSignIn(notice?: string, account?: string): void;
  readonly onStart?: (() => void) | undefined; // back to the page of that link
}

// A traveller creates an account, of their own or as a traveller of an agency: the form, then the code from the email.
export default function SignUpPage({ partner = null, onSignIn, onStart }: Props) {
  const { t } = useSignUpTexts();
  const realm = useRealm();
  const [draft, setDraft] = useState<SignUpDraft>(partner ? { ...empty, agency: false } : empty);
  const [pending, setPending] = useState<PendingSignUp | null>(readPending);
  useEffect(() => {
    document.title = realm?.realmDisplayName ?? '';
  }, [realm]);

  const hold = (next: PendingSignUp) => {
    storePending(next);
    setPending(next);
  };
  // The id belongs to one click: a request that is repeated on the way is still one sign-up.
  async function create() {
    const signUpUid = crypto.randomUUID();
    const email = draft.email.trim();
    const facts = { name: draft.name.trim(), email, password: draft.password, language: language() };
    const body = {
      signUpUid,
      ...facts,
      acceptsTerms: termsVersion,
      acceptsReading: true,
      ...(partner && { partner: { ...partner, acceptsAgency: partnerConsentVersion } as const }),
    } as const;
    hold(withTimes({ signUpUid, email }, await call('signUp', { body })));
  }
  async function confirmed(email: string) {
    forgetPending();
    const outcome = draft.password ? await signIn(email, draft.password) : null;
    if (outcome?.name !== 'in') onSignIn(t('created'), email);
  }
  const change = () => {
    forgetPending();
    setPending(null);
    if (!partner) onStart?.();
  };

  if (pending)
    return (
      <SignFrame screen="signUpCode" isPlain>
        <CodePanel pending={pending} onChange={change} onResent={hold} onConfirmed={() => confirmed(pending.email)} />
      </SignFrame>
    );
  return (
    <SignFrame screen="signUp" isPlain aside={<Promises />}>
      <SignUpForm
        draft={draft}
        agencyName={partner?.agencyName ?? null}
        onDraft={setDraft}
        onSubmit={create}
        onSignIn={() => onSignIn()}
      />
    </SignFrame>
  );
}
