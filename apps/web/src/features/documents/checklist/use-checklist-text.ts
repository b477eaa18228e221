import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/translation/language.ts';

export interface LocalizedText {
  readonly text: string;
  readonly lang: 'en' | 'hi';
}

// Checklists are English data. The Hindi file is loaded on demand; English is shown until it arrives.
export function useChecklistText(): (text: string) => LocalizedText {
  const isHindi = useLanguage() === 'hi';
  const { data } = useQuery({
    queryKey: ['checklist-hindi'],
    queryFn: async () => (await import('@visawright/forms/checklist/checklist-hindi.ts')).checklistHindi,
    enabled: isHindi,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return (text) => {
    const hindi = isHindi ? data?.[text] : undefined;
    return hindi === undefined ? { text, lang: 'en' } : { text: hindi, lang: 'hi' };
  };
}
