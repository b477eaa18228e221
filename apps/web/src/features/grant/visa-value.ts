import type { GrantLine } from '@visawright/contract/grant.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { pageWords } from '../findings/evidence-words.ts';
import { useGrantWords } from './grant-words.ts';

// What stands on the visa, as a person would say it.
export function useVisaValue(): (line: Pick<GrantLine, 'fact' | 'onVisa'>) => string {
  const { t, language } = useGrantWords();
  const { t: say } = useDocumentWords();
  return ({ fact, onVisa }) => {
    if (!onVisa) return t('notRead');
    if (fact === 'stay') return t('dayCount', { count: Number(onVisa.value) });
    if (onVisa.field === 'validFor' && onVisa.value.startsWith('SCHENGEN'))
      return onVisa.value.replace('SCHENGEN', t('schengen'));
    return pageWords(say, onVisa, language).value;
  };
}
