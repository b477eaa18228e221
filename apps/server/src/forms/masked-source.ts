import type { Evidence } from '@visawright/contract/evidence.ts';
import type { Proposal } from '@visawright/contract/form-state.ts';
import { isMaskedField, maskNumber } from '@visawright/contract/masked-number.ts';

// A form that asks for the number has it whole; where it was read it stays masked, as everywhere else.
export function maskedSource<S extends Evidence>(source: S): S {
  if (source.from !== 'document' || !isMaskedField(source.field.split('.').at(-1)!)) return source;
  return { ...source, value: maskNumber(source.value), raw: maskNumber(source.raw) };
}

export const maskedSources = (proposals: Readonly<Record<string, Proposal>>): Record<string, Proposal> =>
  Object.fromEntries(
    Object.entries(proposals).map(([field, { certain, choices }]) => [
      field,
      { certain, choices: choices.map(({ value, sources }) => ({ value, sources: sources.map(maskedSource) })) },
    ]),
  );
