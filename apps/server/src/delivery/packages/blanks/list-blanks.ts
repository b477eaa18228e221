import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { destinationRows } from '@visawright/forms/destinations/destination-rows.ts';
import { isSchengen } from '@visawright/forms/grant/territory.ts';
import { todayInRealm } from '../../../forms/catalogue/verifications.queries.ts';
import type { Db } from '../../../platform/db/db.ts';
import { blankRows, presentSummary } from './blanks.queries.ts';

// Every destination, with the form that its packages contain now.
export async function listBlanks(db: Db) {
  const all = (await blankRows(db)).map(presentSummary);
  const destinations = destinationIds.map((formId) => {
    const blanks = all.filter((blank) => blank.formId === formId);
    const isPublished = blanks.some(({ state }) => state === 'published');
    const without = isSchengen(destinationRows[formId].alpha3) ? ('schengen' as const) : ('copy' as const);
    return { formId, form: isPublished ? ('official' as const) : without, blanks };
  });
  return { today: await todayInRealm(db), destinations };
}
