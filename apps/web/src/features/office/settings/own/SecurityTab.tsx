import { EmailChange } from '../../../shared/security/EmailChange.tsx';
import { PasskeySection } from '../../../shared/security/PasskeySection.tsx';
import { PasswordChange } from '../../../shared/security/PasswordChange.tsx';
import { SecondFactorSection } from '../../../shared/security/SecondFactorSection.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { SessionList } from '../../../shared/security/SessionList.tsx';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

export function SecurityTab() {
  const { t } = useSettingsTexts();
  return (
    <SettingsSection title={t('tabs.security')}>
      <EmailChange />
      <PasswordChange />
      <SecondFactorSection />
      <PasskeySection />
      <SessionList />
    </SettingsSection>
  );
}
