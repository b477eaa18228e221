import type { Form } from '@visawright/forms/form-schema.ts';

// Where a question stands on the official form, in words a person finds. Names of a portal's inputs are for the machine.
export function placeOf(ref: string | undefined): string | null {
  if (!ref) return null;
  if (ref.startsWith('box ')) return ref.slice(4);
  return /^page \d|^[A-Z][^_]*$/.test(ref) ? ref.replace(/^page /, 'p. ') : null;
}

// What the column of places is called; null: the form names none, and the sheet counts its questions itself.
export function placesAre({ sections }: Pick<Form, 'sections'>): string | null {
  const refs = sections.flatMap(({ fields }) => fields.flatMap(({ ref }) => ref ?? []));
  if (refs.some((ref) => ref.startsWith('box '))) return 'Box';
  return refs.some((ref) => placeOf(ref) !== null) ? 'Place' : null;
}
