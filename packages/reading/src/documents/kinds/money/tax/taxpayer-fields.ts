import type { FieldRule } from '../../../rules/kind-rules.types.ts';
import { assessmentYear } from './assessment-year.ts';
import { pan } from './pan.ts';

// Who a statement of the tax department is about, the same in each of them.
export const taxpayerFields: Readonly<Record<'name' | 'panNumber' | 'assessmentYear' | 'address', FieldRule>> = {
  name: {
    labels: ['Name of [the] (Assessee|Taxpayer|Tax Payer|Deductee)', '(Assessee|Taxpayer) [Name]', 'Name'],
    not: [/\b(deductor|collector|source|pan|tan|bank|limited|ltd)\b/i],
  },
  panNumber: {
    labels: ['Permanent Account (Number|No) [(PAN)]', 'PAN [of the Assessee|of the Taxpayer]', 'PAN (Number|No)'],
    read: pan,
    anywhere: /\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/,
  },
  assessmentYear: {
    labels: ['Assessment (Year|Yr)', 'A.Y.', 'AY'],
    as: 'code',
    read: assessmentYear,
    pattern: /^20\d{2}-\d{2}$/,
    sentences: [/(?:assessment year|a\.?y\.?)\s*[:.-]?\s*(?<value>20\d{2}\s*[-–]\s*(?:20)?\d{2})\b/i],
  },
  address: { labels: ['Address of [the] (Assessee|Taxpayer)', '[Communication|Residential] Address'], as: 'address' },
};
