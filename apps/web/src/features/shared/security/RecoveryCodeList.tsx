import { useState } from 'react';
import { Button } from '@mantine/core';
import { useSecondFactorTexts } from '../../../translations/second-factor/second-factor-texts.ts';
import './second-factor.css';

// Shown once, right after they were made.
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const { t } = useSecondFactorTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true));
  return (
    <>
      <p className="factor-text">{t('codesLead')}</p>
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="default" size="xs" onClick={copy}>
        <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
      </Button>
    </>
  );
}
