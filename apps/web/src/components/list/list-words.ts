import { addWords, language, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/list.ts';
import type { Total } from './list.types.ts';

addWords('list', words);

export const useListWords = () => useTranslation('list').t;
export type Say = ReturnType<typeof useListWords>;

export const locale = () => (language() === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN');
export const figure = (number: number) => number.toLocaleString(locale());

// '1,000+'; empty where nothing was counted.
export const totalText = ({ total, more }: Total, t: Say) =>
  total === null ? '' : more ? t('count.plus', { total: figure(total) }) : figure(total);
