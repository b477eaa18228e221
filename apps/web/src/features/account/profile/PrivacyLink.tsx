import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePrivacyTexts } from '../../../translations/privacy/privacy-texts.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function PrivacyLink() {
  const { t } = usePrivacyTexts();
  return (
    <ProfileSection title={t('link.title')} lead={t('link.text')}>
      <Link className="profile-privacy" to="/profile?part=privacy">
        {t('link.open')}
        <IconChevronRight size={17} stroke={1.8} aria-hidden />
      </Link>
    </ProfileSection>
  );
}
