import type { GrantLine } from '@visawright/contract/delivery/grant.ts';
import { pageEvidenceText } from '../../form/findings/evidence/evidence-text.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

export function useVisaValue(): (line: Pick<GrantLine, 'fact' | 'onVisa'>) => string {
  const { t, language } = useGrantTexts();
  const { t: translate } = useDocumentsTexts();
  return ({ fact, onVisa }) => {
    if (!onVisa) return t('notRead');
    if (fact === 'stay') return t('dayCount', { count: Number(onVisa.value) });
    if (onVisa.field === 'validFor' && onVisa.value.startsWith('SCHENGEN'))
      return onVisa.value.replace('SCHENGEN', t('schengen'));
    return pageEvidenceText(translate, onVisa, language).value;
  };
}
