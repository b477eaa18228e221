import type { Translated } from '../../lib/translation/text-tree.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  title: 'खोजें या कहीं जाएँ',
  placeholder: 'नाम, संदर्भ, स्क्रीन या काम',
  results: 'परिणाम',
  groups: {
    selected: 'चुनी गई पंक्तियाँ',
    recent: 'हाल के',
    applications: 'आवेदन',
    applicants: 'आवेदक',
    people: 'लोग',
    companies: 'कंपनियाँ',
    views: 'सहेजे गए दृश्य',
    go: 'यहाँ जाएँ',
    do: 'कार्य',
  },
  setting: 'सेटिंग: {{name}}',
  do: {
    newApplication: 'नया आवेदन',
    arrange: 'इस आवेदन के पेज व्यवस्थित करें',
    agent: 'एजेंट को बुलाएँ',
    reviewer: 'समीक्षक को बुलाएँ',
    agency: 'एजेंसी बनाएँ',
    distributor: 'वितरक बनाएँ',
    announce: 'नई घोषणा',
    guide: 'अपने काम की गाइड खोलें',
    light: 'हल्की रंग योजना चुनें',
    dark: 'गहरी रंग योजना चुनें',
  },
  none: '“{{text}}” के लिए कुछ नहीं मिला',
  failed: 'खोज अभी उपलब्ध नहीं है। स्क्रीन और कार्य चल रहे हैं।',
  count_one: '{{count}} परिणाम',
  count_other: '{{count}} परिणाम',
  move: 'आगे-पीछे',
  open: 'खोलें',
  close: 'बंद करें',
};
