import { language } from '../../../lib/translation/language.ts';
import type { ListTranslate } from '../../../translations/list/list-texts.ts';
import type { Total } from '../list.types.ts';

const locale = () => (language() === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN');
export const formatNumber = (number: number) => number.toLocaleString(locale());

// Such as '1,000+'; empty if not counted.
export const totalText = ({ total, more }: Total, t: ListTranslate) =>
  total === null ? '' : more ? t('count.plus', { total: formatNumber(total) }) : formatNumber(total);
