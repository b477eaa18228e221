import type { Agency } from '@visawright/contract/identity/staff.ts';
import type { PeopleTranslate } from '../../../../translations/people/people-texts.ts';

// 'Agency · B2B'
export const agencyTypeText = ({ type, businessType }: Pick<Agency, 'type' | 'businessType'>, t: PeopleTranslate) =>
  `${t(`agencyType.${type}`)} · ${businessType}`;
