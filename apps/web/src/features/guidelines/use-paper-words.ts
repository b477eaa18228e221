import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/words.ts';

export interface PaperText {
  readonly text: string;
  readonly lang: 'en' | 'hi';
}

// The lists are English data; their Hindi comes in a file of its own, and until it is here English stands in for it.
export function usePaperWords(): (text: string) => PaperText {
  const isHindi = useTranslation().i18n.language === 'hi';
  const { data } = useQuery({
    queryKey: ['checklist-hindi'],
    queryFn: async () => (await import('@visawright/forms/checklist-hindi.ts')).checklistHindi,
    enabled: isHindi,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return (text) => {
    const hindi = isHindi ? data?.[text] : undefined;
    return hindi === undefined ? { text, lang: 'en' } : { text: hindi, lang: 'hi' };
  };
}
