import { ExtensionSettings } from '../../shared/extension/connect/ExtensionSettings.tsx';
import { useExtensionTexts } from '../../../translations/extension/extension-texts.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function ExtensionSection({ isFocused }: { isFocused: boolean }) {
  const { t } = useExtensionTexts();
  return (
    <ProfileSection title={t('title')} lead={t('lead')}>
      <ExtensionSettings isFocused={isFocused} />
    </ProfileSection>
  );
}
