import type { Application } from '@visawright/contract/applications/application.ts';
import { useSession } from '../../../lib/session/session.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { useFormWords } from '../definition/form-definition.api.ts';
import { labelOf } from './evidence/evidence-text.ts';
import type { FindingContextValue } from './finding-context.ts';
import { rulesLink } from '../../journey/guidelines/rules-link.ts';
import { destinationOf, useDestinationForm } from '../../journey/deadline/use-application.ts';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

interface Asked {
  application: Application | null;
  applicationUid: string;
  isDense: boolean;
  onField: (field: string) => void;
}

export function useFindingContextValue({ application, applicationUid, isDense, onField }: Asked): FindingContextValue {
  const { language } = useFindingsTexts();
  const { user, realm } = useSession();
  const place = destinationOf(application);
  const form = useDestinationForm(place);
  const message = useFormWords(place?.id);
  const group = application?.visaDetails.visaCategory;
  const can = application?.can ?? [];
  return {
    subject: { applicationUid, applicantUid: application?.applicantUid ?? '' },
    isApplicant: user.role.includes('applicant'),
    isDense,
    mayEdit: can.includes('application.edit'),
    mayAccept: can.includes('finding.accept'),
    allRules:
      place && group
        ? {
            href: rulesLink({ realm: realm.realmClientId, id: place.id, group, language }),
            country: countryName({ country: place.country, countryISO: place.iso2 }, language),
          }
        : null,
    labelOf: (field) => {
      const label = labelOf(form, field);
      return label === null ? null : message(label);
    },
    onField,
  };
}
