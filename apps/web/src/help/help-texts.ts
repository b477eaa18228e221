export type HelpLanguage = 'en' | 'hi';

// The texts around the guides; the build writes them into the pages.
export const helpTexts = {
  en: {
    title: 'Help',
    lead: 'Step-by-step guides to every screen. Choose the one for your work.',
    all: 'All guides',
    language: 'Language',
    contents: 'On this page',
    search: 'Search this guide',
    none: 'Nothing in this guide has these words. Try fewer or other words.',
    found: 'Sections found:',
    print: 'Print this guide',
    skip: 'Skip to the guide',
  },
  hi: {
    title: 'मदद',
    lead: 'हर स्क्रीन की सीधी-सरल गाइड। अपने काम वाली गाइड चुनें।',
    all: 'सभी गाइड',
    language: 'भाषा',
    contents: 'इस पेज पर',
    search: 'इस गाइड में खोजें',
    none: 'इस गाइड में ये शब्द नहीं मिले। कम या दूसरे शब्द आज़माएँ।',
    found: 'मिले हुए हिस्से:',
    print: 'यह गाइड प्रिंट करें',
    skip: 'सीधे गाइड पर जाएँ',
  },
} as const satisfies Record<HelpLanguage, Record<string, string>>;
