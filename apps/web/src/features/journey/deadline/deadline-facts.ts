import type { Form } from '@visawright/forms/form/form-schema.ts';

// Keys of the facts that a deadline is calculated from.
export const deadlineFacts = ({ processing }: Pick<Form, 'processing'>): string[] => [
  ...(processing?.lodgeBefore ? ['time:lodgeBefore'] : []),
  ...(processing?.longestDays ? ['time:longestDays'] : []),
];
