import type { Document } from '@visawright/contract/documents/document.ts';

type Passport = Pick<Document, 'category' | 'belonging' | 'ownerQuestion' | 'docFields'>;

const nameFields = ['fullName', 'givenNames', 'surname'];

// A passport that names someone is the traveller's only if that is certain or a person confirmed it; also after the answer
// that it is someone else's. A page that names nobody, such as the back, belongs to the passport it was added with.
export const isOwnPassport = ({ category, belonging, ownerQuestion, docFields }: Passport): boolean =>
  category === 'Passport' &&
  ownerQuestion === null &&
  (belonging === 'own' || (belonging === 'unclear' && nameFields.every((field) => !docFields[field])));
