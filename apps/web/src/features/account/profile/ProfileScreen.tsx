import '../../shared/preferences/settings.css';
import '../../documents/documents/documents.css';
import '../../documents/viewer/viewer.css';
import './profile.css';
import { Skeleton } from '@mantine/core';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { HelpCard } from '../../shared/applicant-page/HelpCard.tsx';
import { PageHead } from '../../shared/applicant-page/PageHead.tsx';
import { EmailChange } from '../../shared/security/EmailChange.tsx';
import { PasskeySection } from '../../shared/security/PasskeySection.tsx';
import { PasswordChange } from '../../shared/security/PasswordChange.tsx';
import { SecondFactorSection } from '../../shared/security/SecondFactorSection.tsx';
import { SessionList } from '../../shared/security/SessionList.tsx';
import { AddressSection } from './AddressSection.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { ExtensionSection } from './ExtensionSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { PrivacyLink } from './PrivacyLink.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useOwnRecord } from './profile.api.ts';
import { ViewsSection } from './ViewsSection.tsx';
import { useProfileTexts } from '../../../translations/profile/profile-texts.ts';

// For the extension, its section comes first: the others grow while they load.
export function ProfileScreen({ isForExtension = false }: { isForExtension?: boolean }) {
  const { t } = useProfileTexts();
  const { data: record, error, isFetching, refetch } = useOwnRecord();
  return (
    <div className="applicant screen docs profile" data-screen="profile">
      <div className="cols">
        <div className="col-main">
          <PageHead title={t('heading')}>{t('help')}</PageHead>
          <div className="stack">
            {isForExtension && <ExtensionSection isFocused />}
            {!record && error && (
              <section className="panel panel-pad">
                <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
              </section>
            )}
            {!record && !error && <Skeleton h={220} radius={16} />}
            {record && (
              <>
                <IdentitySection applicantUid={record.applicantUid} />
                <ContactSection record={record} />
                <AddressSection record={record} />
              </>
            )}
            <LanguageSection />
            {record && <ConsentSection applicantUid={record.applicantUid} />}
            {record && <ViewsSection applicantUid={record.applicantUid} />}
            {!isForExtension && <ExtensionSection isFocused={false} />}
            <PrivacyLink />
            <ProfileSection title={t('security.title')}>
              <SessionList />
              <EmailChange />
              <PasswordChange />
              <SecondFactorSection />
              <PasskeySection />
            </ProfileSection>
          </div>
        </div>
        <aside className="col-side">
          <HelpCard />
        </aside>
      </div>
    </div>
  );
}
