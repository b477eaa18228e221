import { ageOn } from '@visawright/contract/dates/days.ts';
import { loadFormVersion } from '@visawright/forms/versions/load-form-version.ts';
import type { ApplicantDetails } from '@visawright/server/product.ts';
import { inventedPassportNumber } from '../passport/invented-passport-number.ts';
import type { DocumentContext } from './demo-document.types.ts';
import { demoPerson } from './demo-person.ts';
import { demoDestination } from './demo-destination.ts';
import type { SeededApplicationRow } from '../../database/seeded-applications.queries.ts';

const home = { city: 'Mumbai', airport: 'BOM' };

export async function loadDocumentContext(
  row: SeededApplicationRow,
  { passportNumber, birthDate, phone }: ApplicantDetails,
): Promise<DocumentContext> {
  const { travel_from: from, travel_to: to, visa_category: group } = row;
  const form = await loadFormVersion(row.form_id, row.form_version);
  const purpose = group === 'Business' ? 'business' : 'tourism';
  const born = birthDate ?? '1988-04-11';
  const traveller = {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: born,
    passportNumber: passportNumber ?? inventedPassportNumber(`${row.first_name} ${row.last_name}`),
    email: row.email,
    phone: phone ?? null,
  };
  const journey = { destination: demoDestination(row.visa_to), home, from, to, purpose } as const;
  return {
    ...demoPerson(traveller, journey),
    holder: traveller,
    today: row.today,
    form,
    formId: row.form_id,
    group,
    visaType: row.visa_type,
    from,
    to,
    isMinor: ageOn(born, from) < 18,
  };
}
