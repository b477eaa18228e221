import type { Application } from '@visawright/contract/application.ts';
import { useSession } from '../../lib/session.ts';
import { countryName } from '../flow/country-name.ts';
import { useFormWords } from '../form/form.api.ts';
import { labelOf } from './evidence-words.ts';
import { useFindingsWords } from './findings-words.ts';
import type { FindingPlace } from './finding-place.ts';
import { rulesLink } from './rules-link.ts';
import { placeOf, useFormOf } from './use-subject.ts';

interface Asked {
  application: Application | null;
  applicationUid: string;
  isDense: boolean;
  onField: (field: string) => void;
}

export function useFindingPlaceOf({ application, applicationUid, isDense, onField }: Asked): FindingPlace {
  const { language } = useFindingsWords();
  const { user, realm } = useSession();
  const place = placeOf(application);
  const form = useFormOf(place);
  const said = useFormWords(place?.id);
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
      return label === null ? null : said(label);
    },
    onField,
  };
}
