import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { sessionStore, useSession } from '../../../lib/session/session.ts';
import { useEmailChangeTexts } from '../../../translations/email-change/email-change-texts.ts';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import { NewEmailForm } from './NewEmailForm.tsx';
import { sessionsKey } from './sessions.api.ts';

type Step =
  | { name: 'closed' }
  | { name: 'asking'; problem?: string }
  | { name: 'code'; email: string; changeUid: string }
  | { name: 'done' };

// Two steps: the new address with the password or a code of the app, then the code that was mailed to it.
export function EmailChange() {
  const { t } = useEmailChangeTexts();
  const { user } = useSession();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const title = useRef<HTMLHeadingElement>(null);
  // The button or form with the focus goes away.
  const finish = (next: Step) => {
    setStep(next);
    title.current?.focus();
  };
  const changed = (email: string) => {
    sessionStore.setState({ user: { ...user, email } });
    void client.invalidateQueries({ queryKey: sessionsKey });
    finish({ name: 'done' });
  };
  return (
    <section className="set-part" aria-labelledby="set-email">
      <h3 id="set-email" ref={title} tabIndex={-1}>
        {t('title')}
      </h3>
      <p className="set-lead set-long">{t('lead', { email: user.email })}</p>
      {(step.name === 'closed' || step.name === 'done') && (
        <div className="set-actions set-after">
          <Button variant="default" onClick={() => setStep({ name: 'asking' })}>
            {t('start')}
          </Button>
        </div>
      )}
      {step.name === 'asking' && (
        <NewEmailForm
          problem={step.problem ?? ''}
          onSent={(sent) => setStep({ name: 'code', ...sent })}
          onCancel={() => finish({ name: 'closed' })}
        />
      )}
      {step.name === 'code' && (
        <EmailCodeForm
          email={step.email}
          changeUid={step.changeUid}
          onChanged={changed}
          onOtherAddress={(problem) => setStep({ name: 'asking', problem })}
        />
      )}
      <p className="set-saved set-long" role="status">
        {step.name === 'done' && t('done', { email: user.email })}
      </p>
    </section>
  );
}
