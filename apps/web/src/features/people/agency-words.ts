import type { Agency } from '@visawright/contract/staff.ts';
import type { Say } from './people-words.ts';

// 'AGENCY · B2B': the specification's own words first, then what they mean.
export const typeLine = ({ type, businessType }: Pick<Agency, 'type' | 'businessType'>) => `${type} · ${businessType}`;
export const typeMeaning = ({ type, businessType }: Pick<Agency, 'type' | 'businessType'>, t: Say) =>
  `${t(`agencyType.${type}`)}, ${t(`businessType.${businessType}`)}`;
