import { useSearchParams } from 'react-router';
import { ExtensionSettings, useOpenedFromOutside } from '../../../shared/extension/connect/ExtensionSettings.tsx';
import { ExtensionGuide } from '../../../shared/extension/guide/ExtensionGuide.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';
import { useExtensionGuideTexts } from '../../../../translations/extension-guide/extension-guide-texts.ts';

// The panel opens this tab to have its code entered.
export function ExtensionTab() {
  const { t } = useExtensionTexts();
  const { t: guide } = useExtensionGuideTexts();
  const [params] = useSearchParams();
  const isFocused = useOpenedFromOutside();
  if (params.has('guide'))
    return (
      <SettingsSection title={guide('title')} lead={guide('lead')}>
        <ExtensionGuide heading="h3" />
      </SettingsSection>
    );
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <ExtensionSettings isFocused={isFocused} />
    </SettingsSection>
  );
}
