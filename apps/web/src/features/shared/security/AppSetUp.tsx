import type { AuthenticatorApp } from '@visawright/contract/identity/second-factor.ts';
import { QrPicture } from '../../../components/qr/QrPicture.tsx';
import { useSecondFactorTexts } from '../../../translations/second-factor/second-factor-texts.ts';
import './second-factor.css';

// The QR code, and the key for those who cannot scan it.
export function AppSetUp({ app }: { app: AuthenticatorApp }) {
  const { t } = useSecondFactorTexts();
  return (
    <>
      <QrPicture className="factor-qr" text={app.address} label={t('qr')} />
      <p className="factor-text">
        {t('byHand')} <code className="factor-key">{app.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  );
}
