import type { PaletteWords } from './en.ts';

export const hi: PaletteWords = {
  title: 'खोजें या कहीं जाएँ',
  placeholder: 'नाम, संदर्भ, स्क्रीन या काम',
  results: 'परिणाम',
  groups: {
    recent: 'हाल के',
    applications: 'आवेदन',
    applicants: 'आवेदक',
    people: 'लोग',
    companies: 'कंपनियाँ',
    go: 'यहाँ जाएँ',
    do: 'करें',
  },
  setting: 'सेटिंग: {{name}}',
  do: {
    newApplication: 'नया आवेदन',
    agent: 'एजेंट को बुलाएँ',
    reviewer: 'समीक्षक को बुलाएँ',
    agency: 'एजेंसी बनाएँ',
    distributor: 'वितरक बनाएँ',
    announce: 'कुछ घोषित करें',
    light: 'हल्का रंग-रूप दिखाएँ',
    dark: 'गहरा रंग-रूप दिखाएँ',
  },
  none: '“{{text}}” के लिए कुछ नहीं मिला',
  failed: 'खोज से उत्तर नहीं मिला। स्क्रीन और काम फिर भी चलते हैं।',
  count_one: '{{count}} परिणाम',
  count_other: '{{count}} परिणाम',
  move: 'आगे-पीछे',
  open: 'खोलें',
  close: 'बंद करें',
};
