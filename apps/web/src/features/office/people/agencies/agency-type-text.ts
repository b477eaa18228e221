import type { Agency } from '@visawright/contract/identity/staff.ts';
import type { PeopleTranslate } from '../../../../translations/people/people-texts.ts';

// 'Agency · serves travellers directly'
export const agencyTypeText = ({ type, businessType }: Pick<Agency, 'type' | 'businessType'>, t: PeopleTranslate) =>
  `${t(`agencyType.${type}`)} · ${t(`businessType.${businessType}`)}`;
