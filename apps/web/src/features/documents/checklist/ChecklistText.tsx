import { useChecklistText } from './use-checklist-text.ts';

// Sets `lang`, because a checklist text may still be English on a Hindi page.
export function ChecklistText({ children }: { children: string }) {
  const { text, lang } = useChecklistText()(children);
  return <span lang={lang}>{text}</span>;
}
