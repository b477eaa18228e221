import { IconCheck, IconCircle, IconX } from '@tabler/icons-react';
import { passwordMinLength, passwordRules, type PasswordRuleId } from '@visawright/contract/identity/password.ts';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';

// State is shown by icon and text, never by colour alone. Nothing is red before the first key.
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { t } = useSignInTexts();
  const rules = passwordRules.map((rule) => ({ id: rule.id, met: rule.met(password) }));
  const untouched = password === '';
  const Unmet = untouched ? IconCircle : IconX;
  const left = passwordMinLength - [...password].length;
  const state = (rule: { id: PasswordRuleId; met: boolean }) =>
    rule.met ? t('met') : rule.id === 'length' ? t('more', { count: left }) : t('missing');
  return (
    <div id={id}>
      <p className="rules-head" aria-live="polite">
        {t('rulesMet', { met: rules.filter(({ met }) => met).length, all: rules.length })}
      </p>
      <ul className="rules" data-untouched={untouched || undefined}>
        {rules.map((rule) => (
          <li key={rule.id} data-rule={rule.id} data-met={rule.met || undefined}>
            {rule.met ? <IconCheck size={15} stroke={2.6} aria-hidden /> : <Unmet size={15} stroke={2.4} aria-hidden />}
            <span>{t(`rules.${rule.id}`)}</span>
            <span>{state(rule)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
