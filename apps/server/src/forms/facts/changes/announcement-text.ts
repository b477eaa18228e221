import type { FactKind } from '@visawright/contract/forms/fact-kinds.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import type { ChangeItem } from './fact-changes.queries.ts';

const kinds: Readonly<Record<FactKind, { en: string; hi: string }>> = {
  fee: { en: 'fee', hi: 'शुल्क' },
  time: { en: 'processing time', hi: 'प्रसंस्करण समय' },
  passport: { en: 'passport rule', hi: 'पासपोर्ट का नियम' },
  photo: { en: 'photo rule', hi: 'फ़ोटो का नियम' },
  singleName: { en: 'rule for single names', hi: 'एक ही नाम का नियम' },
  visaType: { en: 'visa type', hi: 'वीज़ा प्रकार' },
  document: { en: 'document', hi: 'दस्तावेज़' },
  advice: { en: 'advice', hi: 'सलाह' },
  question: { en: 'question', hi: 'प्रश्न' },
  site: { en: 'website', hi: 'वेबसाइट' },
};
const regions = new Intl.DisplayNames(['hi'], { type: 'region', fallback: 'none' });

function places(items: readonly Pick<ChangeItem, 'formId'>[]): { en: string; hi: string } {
  const found = [...new Set(items.map(({ formId }) => formId))].map((id) => findDestination(id)!);
  const [first] = found;
  const [en, hi] = [first!.country, regions.of(first!.iso2) ?? first!.country];
  return found.length === 1
    ? { en, hi }
    : { en: `${en} and ${found.length - 1} more`, hi: `${hi} और ${found.length - 1} अन्य` };
}

// In both languages, because one announcement has many readers. It names destination, kind of fact and source, never a person.
export function announcementText(items: readonly Pick<ChangeItem, 'formId' | 'key' | 'provenance'>[]) {
  const { en, hi } = places(items);
  const found = [...new Set(items.map(({ key }) => key.slice(0, key.indexOf(':')) as FactKind))];
  const names = (language: 'en' | 'hi') => found.map((kind) => kinds[kind][language]).join(', ');
  const sources = [...new Set(items.map(({ provenance: { source } }) => source?.url ?? source?.title ?? ''))].filter(
    Boolean,
  );
  const shown = sources.slice(0, 3).join(', ');
  return {
    title: `${en}: new data · ${hi}: नया डेटा`,
    body: [
      `We now use new data for ${en} (${names('en')}). Please check the dates, fees and findings of your open applications.`,
      `${hi} के लिए अब नया डेटा लागू है (${names('hi')})। कृपया अपने खुले आवेदनों की तारीखें, शुल्क और जाँच के परिणाम देखें।`,
      ...(shown ? [`Source · स्रोत: ${shown}`] : []),
    ].join('\n'),
  };
}
