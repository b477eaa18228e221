import atlantis from '@visawright/forms/testing/atlantis.json' with { type: 'json' };
import type { Advice, Fee, Form } from '@visawright/forms/form/form-schema.ts';
import type { Provenance } from '@visawright/forms/form/provenance-schema.ts';

// A small form of the tests, so that corrected visa data changes no test of a screen.
export const testForm = (part: Partial<Form> = {}): Form => ({ ...(atlantis as unknown as Form), ...part });

export const testFee = (amount: number, basis: string, part: Partial<Fee> = {}): Fee => ({
  amount,
  currency: 'EUR',
  basis,
  asOf: '2026-06',
  ...part,
});

export const testAdvice = (id: string, part: Partial<Advice> = {}): Advice => ({
  id,
  topic: 'other',
  title: `Title of ${id}`,
  text: `Text of ${id}.`,
  ...part,
});

// A fact that was compared with an official source on the given day.
export const testProvenance = (title: string, part: Partial<Provenance> = {}): Provenance => ({
  source: { title, url: 'https://ministry.example.org/page', kind: 'authority', date: '2026-04-08' },
  confidence: 'high',
  checkedOn: '2026-11-16',
  checkedBy: 'A person',
  ...part,
});
