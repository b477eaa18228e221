import { fewestCases } from '@visawright/contract/insight/analytics-facts.ts';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import type { MailSection } from '../../../platform/mail/render-mail.ts';

type Language = 'en' | 'hi';

const words = {
  en: {
    heading: 'Your numbers of last week',
    hello: 'Hello',
    period: (from: string, to: string) => `${from} to ${to}`,
    started: 'Applications started',
    submitted: 'Submitted',
    lead: 'Details to submitted, median',
    firstPass: 'Approved first time',
    corrected: 'Values corrected',
    waiting: 'Waiting for review',
    before: (value: string) => `, the week before ${value}`,
    few: 'too few to judge',
    hidden: 'under 5',
    hours: (hours: number) => (hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d ${hours % 24} h`),
    button: 'Open analytics',
    off: 'You can turn off this email below the numbers in Analytics.',
    support: 'Any questions?',
  },
  hi: {
    heading: 'पिछले सप्ताह के आपके आँकड़े',
    hello: 'नमस्ते',
    period: (from: string, to: string) => `${from} से ${to}`,
    started: 'शुरू हुए आवेदन',
    submitted: 'जमा हुए',
    lead: 'विवरण से जमा तक, माध्यिका',
    firstPass: 'पहली बार में स्वीकृत',
    corrected: 'सुधारे गए मान',
    waiting: 'समीक्षा की प्रतीक्षा में',
    before: (value: string) => `, उससे पिछले सप्ताह ${value}`,
    few: 'आकलन के लिए बहुत कम',
    hidden: '5 से कम',
    hours: (hours: number) => (hours < 24 ? `${hours} घंटे` : `${Math.floor(hours / 24)} दिन ${hours % 24} घंटे`),
    button: 'विश्लेषण खोलें',
    off: 'आप यह ईमेल विश्लेषण में आँकड़ों के नीचे बंद कर सकते हैं।',
    support: 'कोई सवाल?',
  },
} as const;

const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

export const writeSummarySubject = (brand: string, language: Language) => `${words[language].heading} · ${brand}`;

// The key figures as the screen shows them, hidden and missing ones as words.
export function writeSummaryText(numbers: Analytics, firstName: string, lang: Language): MailSection {
  const text = words[lang];
  const { period, started, submitted, lead, firstPass, corrected, waiting } = numbers;
  const count = (n: number | null) => (n === null ? text.hidden : n.toLocaleString('en-IN'));
  const ifEnough = (value: number | null, cases: number | null, write: (value: number) => string) =>
    value === null || cases === null || cases < fewestCases ? null : write(value);
  const time = (value: number | null, cases: number | null) =>
    ifEnough(value, cases, (minutes) => text.hours(Math.round(minutes / 60)));
  const rate = (value: number | null, cases: number | null) =>
    ifEnough(value, cases, (share) => `${(share * 100).toFixed(1)}%`);
  const line = (name: string, now: string | null, was: string | null) =>
    `${name}: ${now ?? text.few}${was === null ? '' : text.before(was)}`;
  return {
    lang,
    heading: text.heading,
    lines: [
      `${text.hello} ${firstName},`,
      text.period(dayText(period.from, lang), dayText(period.to, lang)),
      line(text.started, count(started.now), count(started.was)),
      line(text.submitted, count(submitted.now), count(submitted.was)),
      line(text.lead, time(lead.median, lead.cases), time(lead.was, lead.casesBefore)),
      line(text.firstPass, rate(firstPass.share, firstPass.cases), rate(firstPass.was, firstPass.casesBefore)),
      line(text.corrected, rate(corrected.share, corrected.cases), rate(corrected.was, corrected.casesBefore)),
      line(text.waiting, count(waiting.reviews), null),
    ],
    button: text.button,
    after: [text.off],
    support: text.support,
  };
}
