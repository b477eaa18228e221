import type { FirstScreen } from '../src/first-paint/ahead.types.ts';
import { en as applicantEn } from '../src/translations/applicant/en.ts';
import { hi as applicantHi } from '../src/translations/applicant/hi.ts';
import { en as mineEn } from '../src/translations/my-applications/en.ts';
import { hi as mineHi } from '../src/translations/my-applications/hi.ts';

type Language = 'en' | 'hi';
type Words = FirstScreen['words'];
interface Source {
  readonly path: string;
  readonly source: string;
  readonly step: number;
  readonly words: Words;
}

const applicant = { en: applicantEn, hi: applicantHi };
const mine = { en: mineEn, hi: mineHi };
const inBoth = (of: (language: Language) => Words['en']): Words => ({ en: of('en'), hi: of('hi') });
const stepNames = ['details', 'guidelines', 'upload', 'review', 'submit'] as const;

function step(name: (typeof stepNames)[number], path: string, source: string): Source {
  const number = stepNames.indexOf(name);
  const words = inBoth((language) => {
    const { steps, [name]: own } = applicant[language];
    const { label, description } = steps[name];
    const stepName = steps.ofNamed.replace('{{step}}', String(number + 1)).replace('{{label}}', label);
    const unnamed = 'headingNoName' in own ? own.headingNoName : own.heading;
    return { title: own.heading, unnamed, help: own.help, step: stepName, about: description };
  });
  return { path, source, step: number, words };
}

// Screens where a direct applicant's visit can start, with the texts of their first paint.
export const firstScreens: readonly Source[] = [
  {
    path: '/applications',
    source: 'features/journey/my-applications/MyApplicationsScreen.tsx',
    step: -1,
    words: inBoth((language) => {
      const { heading, help } = mine[language];
      return { title: heading, unnamed: heading, help, step: '', about: '' };
    }),
  },
  step('details', '/get-visa', 'features/journey/details/DetailsScreen.tsx'),
  step('guidelines', '/visa-requirements', 'features/journey/guidelines/GuidelinesScreen.tsx'),
  step('upload', '/document-playground', 'features/journey/upload/UploadScreen.tsx'),
];
