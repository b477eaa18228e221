import { useQuery } from '@tanstack/react-query';
import { useLanguage } from './language.ts';

// Props of an element with the text and its language: <span {...factText(text)} />
export interface LocalizedText {
  readonly children: string;
  readonly lang: 'en' | 'hi';
}

// Names of visas, fees and processing times are English data; their Hindi texts load separately,
// and English is shown until then.
export function useFactText(): (text: string) => LocalizedText {
  const isHindi = useLanguage() === 'hi';
  const { data } = useQuery({
    queryKey: ['fact-words'],
    queryFn: async () => (await import('@visawright/forms/destinations/form-text.ts')).loadFactText('hi'),
    enabled: isHindi,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return (text) =>
    isHindi && data?.hasTranslation(text) ? { children: data(text), lang: 'hi' } : { children: text, lang: 'en' };
}
