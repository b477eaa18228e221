import { Button, Skeleton } from '@mantine/core';
import { IconEPassport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NewTickets } from '../documents/viewer/use-page-picture.ts';
import { identityOf } from './identity-fields.ts';
import { IdentityRow } from './IdentityRow.tsx';
import { usePassports } from './passports.api.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useProfileWords } from './profile-words.ts';

// From the passport the person calls theirs; nothing is typed here.
export function IdentitySection({ applicantUid }: { applicantUid: string }) {
  const { t } = useProfileWords();
  const { passports, papers, isReading, isPending, readAgain } = usePassports(applicantUid);
  const toConfirm = passports[0]?.toConfirm ?? 0;
  return (
    <ProfileSection title={t('identity.title')} lead={t('identity.lead')} tour="identity">
      {isPending && <Skeleton h={96} mt={12} />}
      {isReading && <p className="profile-none">{t('identity.reading')}</p>}
      {papers && (
        <NewTickets value={readAgain}>
          <dl className="about identity">
            {identityOf(papers).map((one) => (
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
