import type { Form } from '../form/form-schema.ts';

// Whom to contact: the centre that accepted the documents, or the authority if there is none or it only takes fingerprints.
export function issuerOf({ channel, applicationCentre, authority }: Form): string {
  if (!applicationCentre || channel === 'e-visa' || /biometrics|only/i.test(applicationCentre.name)) return authority;
  return applicationCentre.name;
}
