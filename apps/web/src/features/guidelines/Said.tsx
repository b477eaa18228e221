import { usePaperWords } from './use-paper-words.ts';

// Words of a checklist, marked with the language they are in.
export function Said({ children }: { children: string }) {
  const { text, lang } = usePaperWords()(children);
  return <span lang={lang}>{text}</span>;
}
