import type { Form } from '@visawright/forms/form/form-schema.ts';

// Where to find a question on the official form. Input names of a portal mean nothing to people and are left out.
export function boxLabel(ref: string | undefined): string | null {
  if (!ref) return null;
  if (ref.startsWith('box ')) return ref.slice(4);
  return /^page \d|^[A-Z][^_]*$/.test(ref) ? ref.replace(/^page /, 'p. ') : null;
}

// The heading of that column; null if the form has no such labels and the sheet numbers its questions.
export function boxColumnTitle({ sections }: Pick<Form, 'sections'>): string | null {
  const refs = sections.flatMap(({ fields }) => fields.flatMap(({ ref }) => ref ?? []));
  if (refs.some((ref) => ref.startsWith('box '))) return 'Box';
  return refs.some((ref) => boxLabel(ref) !== null) ? 'Place' : null;
}
