import { loadFormVersion } from '@visawright/forms/load-version.ts';
import { ageOn } from '../../forms/context-of.ts';
import type { Details } from '../../applicants/details.ts';
import { invented } from './invented-number.ts';
import type { PaperCase } from './demo-paper.ts';
import { demoPerson } from './demo-person.ts';
import { placeOf } from './demo-places.ts';
import type { Seeded } from './seeded.queries.ts';

const home = { city: 'Mumbai', airport: 'BOM' };

// Whose papers they are and which journey they tell, from the rows of the application.
export async function paperCase(row: Seeded, { passportNumber, birthDate, phone }: Details): Promise<PaperCase> {
  const { travel_from: from, travel_to: to, visa_category: group } = row;
  const form = await loadFormVersion(row.form_id, row.form_version);
  const purpose = group === 'Business' ? 'business' : 'tourism';
  const born = birthDate ?? '1988-04-11';
  const traveller = {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: born,
    passportNumber: passportNumber ?? invented(`${row.first_name} ${row.last_name}`),
    email: row.email,
    phone: phone ?? null,
  };
  const journey = { destination: placeOf(row.visa_to), home, from, to, purpose } as const;
  return {
    ...demoPerson(traveller, journey),
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
