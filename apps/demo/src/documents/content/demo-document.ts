import { categories } from '@visawright/forms/documents/categories.ts';
import { kebab } from '@visawright/specimens/documents/kebab.ts';
import type { DemoDocument, DocumentValues } from './demo-document.types.ts';

const categoryOf = (kind: string) =>
  categories.find(({ kinds }) => kinds.some(({ name }) => name === kind))?.category ?? 'Other';

export const demoDocument = (
  kind: string | null,
  values: DocumentValues,
  name = kind ?? 'declaration',
): DemoDocument => ({
  kind,
  category: kind === null ? 'Letter' : categoryOf(kind),
  fileName:
    kind === 'Indian passport' ? 'passport.jpg' : kind === 'Applicant photo' ? 'photo.jpg' : `${kebab(name)}.pdf`,
  values,
});
