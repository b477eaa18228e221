import type { Form } from '../form-schema.ts';

// Whom to call: the centre that took the papers; where it only takes fingerprints, or there is none, the authority itself.
export function issuerOf({ channel, applicationCentre, authority }: Form): string {
  if (!applicationCentre || channel === 'e-visa' || /biometrics|only/i.test(applicationCentre.name)) return authority;
  return applicationCentre.name;
}
