import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { isEditable } from '@visawright/contract/application-status.ts';
import type { Application } from '@visawright/contract/application.ts';
import { stepAddress } from '../flow/step-state.ts';
import { useLiveTrip, useTrip } from '../family/family.api.ts';
import { PackageLine } from './PackageLine.tsx';
import { useSubmitWords } from './submit-words.ts';

// Everybody on the trip with the package of each, on one screen; who is not that far yet has the way there.
export function FamilyPackages({ application }: { application: Application }) {
  const { t } = useSubmitWords();
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
