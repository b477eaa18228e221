import './releases.css';
import { ReleaseForm } from './ReleaseForm.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

export function ReleasesTab() {
  const { t } = useSettingsTexts();
  return (
    <SettingsSection title={t('tabs.extensionReleases')} lead={t('extension.lead')}>
      <ReleaseForm />
      <ReleaseList />
    </SettingsSection>
  );
}
