import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { stepAddress } from '../../journey/flow/steps/step-state.ts';
import { useLiveTrip, useTrip } from '../../journey/family/family.api.ts';
import { PackageLine } from './PackageLine.tsx';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

// All travellers of the trip with their packages, or a link to what is unfinished.
export function FamilyPackages({ application }: { application: Application }) {
  const { t } = useSubmitTexts();
  const { data: trip } = useTrip(application);
  useLiveTrip(application);
  const travellers = trip?.travellers ?? [];
  if (travellers.length < 2) return null;
  return (
    <section className="panel family-packages" aria-labelledby="family-packages-title">
      <h2 id="family-packages-title">{t('family.title')}</h2>
      <p>{t('family.text')}</p>
      <ul>
        {travellers.map(({ application: row }) => {
          const isHere = row.applicationUid === application.applicationUid;
          const isOpen = isEditable(row.status);
          return (
            <li key={row.applicationUid} data-application={row.applicationUid}>
              <div>
                <b>{row.applicantName}</b>
                <small>{row.reference}</small>
              </div>
              {isOpen ? <small>{t('family.unfinished')}</small> : <PackageLine application={row} />}
              {isHere ? (
                <small className="family-here">{t('family.here')}</small>
              ) : (
                <Button
                  component={Link}
                  variant="subtle"
                  size="compact-md"
                  to={stepAddress(isOpen ? '/document-playground' : '/summary', row.applicationUid)}
                  aria-label={t(isOpen ? 'family.continueOf' : 'family.openOf', { name: row.applicantName })}
                >
                  {t(isOpen ? 'family.continue' : 'family.open')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
