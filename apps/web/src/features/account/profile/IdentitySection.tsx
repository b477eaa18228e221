import { Button, Skeleton } from '@mantine/core';
import { IconEPassport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NewTickets } from '../../documents/pictures/use-page-picture.ts';
import { identityFields } from './identity-fields.ts';
import { IdentityRow } from './IdentityRow.tsx';
import { usePassports } from './passports.api.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useProfileTexts } from '../../../translations/profile/profile-texts.ts';

// Read from the primary passport; not editable here.
export function IdentitySection({ applicantUid }: { applicantUid: string }) {
  const { t } = useProfileTexts();
  const { passports, documents, isReading, isPending, readAgain } = usePassports(applicantUid);
  const toConfirm = passports[0]?.toConfirm ?? 0;
  return (
    <ProfileSection title={t('identity.title')} lead={t('identity.lead')} tour="identity">
      {isPending && <Skeleton h={96} mt={12} />}
      {isReading && <p className="profile-none">{t('identity.reading')}</p>}
      {documents && (
        <NewTickets value={readAgain}>
          <dl className="about identity">
            {identityFields(documents).map((one) => (
              <IdentityRow key={one.value.field} {...one} />
            ))}
          </dl>
          <p className="identity-from">
            <span>{toConfirm > 0 && t('identity.toConfirm', { count: toConfirm })}</span>
            <Link to={`/fileUpload?applicantUid=${applicantUid}`}>
              {t(toConfirm > 0 ? 'identity.check' : 'identity.more')}
            </Link>
          </p>
        </NewTickets>
      )}
      {!isPending && passports.length === 0 && (
        <div className="identity-none">
          <span className="tile">
            <IconEPassport size={21} stroke={1.5} aria-hidden />
          </span>
          <div>
            <h3>{t('identity.missing')}</h3>
            <p>{t('identity.missingText')}</p>
            <Button component={Link} to="/fileUpload" variant="default" h={44} mt={12}>
              {t('identity.add')}
            </Button>
          </div>
        </div>
      )}
    </ProfileSection>
  );
}
