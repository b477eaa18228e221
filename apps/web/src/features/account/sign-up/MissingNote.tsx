import { useSignUpTexts } from '../../../translations/sign-up/sign-up-texts.ts';
import type { Missing } from './what-is-missing.ts';

// Says below a disabled button why it is disabled.
export function MissingNote({ id, missing }: { id: string; missing: Missing }) {
  const { t } = useSignUpTexts();
  const words = () => {
    if (missing === null) return '';
    if (typeof missing === 'string') return t(`reasons.${missing}`);
    return t('reasons.rule', {
      count: missing.length,
      rules: missing.map((rule) => t(`rules.${rule}`).toLowerCase()).join(', '),
    });
  };
  return (
    <p id={id} className="sign-up-missing" aria-live="polite">
      {words()}
    </p>
  );
}
