import type { Evidence } from '@visawright/contract/documents/evidence.ts';
import type { AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { isMaskedField, maskNumber } from '@visawright/contract/documents/masked-number.ts';

// The answer itself is shown in full because the form asks for it; the source it was read from stays masked, as everywhere else.
export function maskSource<S extends Evidence>(source: S): S {
  if (source.from !== 'document' || !isMaskedField(source.field.split('.').at(-1)!)) return source;
  return { ...source, value: maskNumber(source.value), raw: maskNumber(source.raw) };
}

export const maskSources = (proposals: Readonly<Record<string, AnswerProposal>>): Record<string, AnswerProposal> =>
  Object.fromEntries(
    Object.entries(proposals).map(([field, { choices, ...rest }]) => [
      field,
      { ...rest, choices: choices.map(({ value, sources }) => ({ value, sources: sources.map(maskSource) })) },
    ]),
  );
