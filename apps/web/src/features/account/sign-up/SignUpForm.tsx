import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { consentText } from '@visawright/contract/documents/consent.ts';
import { InlineError } from '../../../components/feedback/InlineError.tsx';
import { PasswordField } from '../../../components/sign-in/PasswordField.tsx';
import { prepareToasts } from '../../../lib/browser/toast.ts';
import { useRealm } from '../../../lib/session/session.ts';
import { useSignUpTexts } from '../../../translations/sign-up/sign-up-texts.ts';
import { messageOf } from '../sign-in/sign-in.ts';
import { MissingNote } from './MissingNote.tsx';
import { ReadMore } from './ReadMore.tsx';
import { RuleList } from './RuleList.tsx';
import { whatIsMissing, type SignUpDraft } from './what-is-missing.ts';

const AgencyTick = lazy(() => import('./AgencyTick.tsx'));

interface Props {
  draft: SignUpDraft;
  agencyName: string | null; // that they become a traveller of
  onDraft(draft: SignUpDraft): void;
  onSubmit(): Promise<void>;
  onSignIn(): void;
}

export function SignUpForm({ draft, agencyName, onDraft, onSubmit, onSignIn }: Props) {
  const { t, language } = useSignUpTexts();
  const realm = useRealm();
  const brand = realm?.realmDisplayName ?? '';
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [rules, note] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const missing = whatIsMissing(draft);
  const change = (part: Partial<SignUpDraft>) => onDraft({ ...draft, ...part });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || missing !== null) return;
    setBusy(true);
    setError('');
    try {
      await onSubmit();
    } catch (problem) {
      setError(messageOf(problem));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} onInput={prepareToasts} noValidate aria-busy={busy}>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className="sign-lead sign-up-lead">{t('lead')}</p>
      <div className="sign-fields sign-up-fields">
        <InlineError message={error} />
        <TextInput
          name="name"
          label={t('name')}
          description={t('nameHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          autoComplete="name"
          maxLength={120}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          label={t('email')}
          description={t('emailHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={draft.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <div>
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="new-password"
            describe={rules}
            value={draft.password}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
          <RuleList id={rules} password={draft.password} />
        </div>
        <div className="sign-up-ticks">
          <Checkbox
            size="md"
            checked={draft.terms}
            label={t('agree')}
            onChange={(event) => change({ terms: event.currentTarget.checked })}
          />
          <ReadMore
            summary={t('readTerms')}
            text={t('terms.text', { brand, contact: realm?.support.email || brand })}
          />
          <Checkbox
            size="md"
            checked={draft.reading}
            label={t('reading', { brand })}
            onChange={(event) => change({ reading: event.currentTarget.checked })}
          />
          {/* The stored consent contains exactly this text. */}
          <ReadMore summary={t('readReading')} text={consentText('readDocuments', language) ?? ''} />
          {agencyName && (
            <Suspense>
              <AgencyTick
                agencyName={agencyName}
                isChecked={draft.agency === true}
                onChange={(agency) => change({ agency })}
              />
            </Suspense>
          )}
        </div>
        <div>
          <Button
            type="submit"
            fullWidth
            className="sign-submit"
            loading={busy}
            disabled={missing !== null}
            aria-describedby={note}
          >
            {t('create')}
          </Button>
          <MissingNote id={note} missing={missing} />
        </div>
        <p className="sign-other">
          {t('haveAccount')}{' '}
          <button type="button" className="sign-link" onClick={onSignIn}>
            {t('signIn')}
          </button>
        </p>
        <p className="sign-up-minor">{t('minor')}</p>
      </div>
    </form>
  );
}
