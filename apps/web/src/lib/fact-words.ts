import { useQuery } from '@tanstack/react-query';
import { useTranslation } from './words.ts';

// What an element says and in which language: <span {...say(text)} />
export interface SaidIn {
  readonly children: string;
  readonly lang: 'en' | 'hi';
}

// Names of visas, what a fee is for and how long it takes are English data; their Hindi comes in a file of its own,
// and until it is here English stands in for it.
export function useFactWords(): (text: string) => SaidIn {
  const isHindi = useTranslation().i18n.language === 'hi';
  const { data } = useQuery({
    queryKey: ['fact-words'],
    queryFn: async () => (await import('@visawright/forms/form-words.ts')).loadFactWords('hi'),
    enabled: isHindi,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return (text) =>
    isHindi && data?.hasWords(text) ? { children: data(text), lang: 'hi' } : { children: text, lang: 'en' };
}
