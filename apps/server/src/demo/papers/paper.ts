import { categories } from '@visawright/forms/categories.ts';
import { kebab } from '@visawright/specimens/papers/kebab.ts';
import type { DemoPaper, PaperValues } from './demo-paper.ts';

const categoryOf = (kind: string) =>
  categories.find(({ kinds }) => kinds.some(({ name }) => name === kind))?.category ?? 'Other';

export const paper = (kind: string | null, values: PaperValues, name = kind ?? 'declaration'): DemoPaper => ({
  kind,
  category: kind === null ? 'Letter' : categoryOf(kind),
  fileName: kind === 'Indian passport' ? 'passport.jpg' : kind === 'Applicant photo' ? 'photo.jpg' : `${kebab(name)}.pdf`,
  values,
}); // prettier-ignore
