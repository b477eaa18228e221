import { IconCheck, IconCircle } from '@tabler/icons-react';
import { passwordRules } from '@visawright/contract/identity/password.ts';
import { useSignUpTexts } from '../../../translations/sign-up/sign-up-texts.ts';

// Grey rings until met, then green ticks.
export function RuleList({ id, password }: { id: string; password: string }) {
  const { t } = useSignUpTexts();
  return (
    <ul id={id} className="sign-up-rules">
      {passwordRules.map((rule) => {
        const met = rule.met(password);
        return (
          <li key={rule.id} data-rule={rule.id} data-met={met || undefined}>
            {met ? <IconCheck size={14} stroke={2.6} aria-hidden /> : <IconCircle size={13} stroke={2} aria-hidden />}
            {t(`rules.${rule.id}`)}
            <span className="unseen">{t(met ? 'met' : 'missing')}</span>
          </li>
        );
      })}
    </ul>
  );
}
