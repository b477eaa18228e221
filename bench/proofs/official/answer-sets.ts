import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field, Form, ItemField } from '@visawright/forms/form/form-schema.ts';

// ordinary: an adult. long: names, addresses and lists near what a box holds. overflowing: more than any box holds. hindi: free text in
// Devanagari. family: relative of an EU citizen, who leaves other boxes empty. minor: with a guardian.
export const answerSets = ['ordinary', 'long', 'overflowing', 'hindi', 'family', 'minor'] as const;
export type AnswerSet = (typeof answerSets)[number];

const names: Partial<Record<AnswerSet, string>> = {
  long: 'VENKATANARASIMHARAJUVARIPETA LAKSHMI SAI SRI',
  overflowing: 'VENKATANARASIMHARAJUVARIPETA '.repeat(9).trim(),
  hindi: 'श्रीमती ज्योत्स्ना क्षेत्रपाल',
};
const texts: Partial<Record<AnswerSet, string>> = {
  long: 'Institute for Advanced Studies in Tropical Medicine and Public Health, Hyderabad',
  overflowing: 'We visit museums, friends and a conference, and travel on by train. '.repeat(14).trim(),
  hindi: 'हिन्दुस्तान एरोनॉटिक्स लिमिटेड, बेंगलुरु',
};
const addresses: Partial<Record<AnswerSet, string>> = {
  long: 'Flat 1204, Tower B, Sri Venkateswara Nagar Cooperative Housing Society,\nGachibowli, Hyderabad 500032, Telangana, India',
  overflowing: 'Flat 1204, Tower B, Sri Venkateswara Nagar, Gachibowli, Hyderabad 500032; '.repeat(14).trim(),
  hindi: 'फ्लैट १२, सरस्वती अपार्टमेंट, ४८ प्रभात मार्ग, एरंडवणे, पुणे ४११००४',
};
const previousVisas = 30;

function singleAnswer(field: Field | ItemField, set: AnswerSet, n: number): AnswerValue {
  const { id, type, options } = field;
  if (options && type === 'checkbox') return set === 'long' ? [...options] : options.slice(0, 2);
  if (options) return options[(set === 'long' ? options.length - 1 : n) % options.length]!;
  if (type === 'checkbox') return 'Yes';
  if (type === 'date') return /until|expiry|departure/i.test(id) ? '2031-03-14' : `20${String(10 + (n % 12))}-03-15`;
  if (type === 'country') return set === 'long' ? 'Bosnia and Herzegovina' : 'India';
  if (type === 'number') return set === 'long' ? '123456789' : '84000';
  if (type === 'email') return set === 'long' ? 'lakshmi.venkatanarasimharaju@hyderabad.example.in' : 'asha@example.in';
  if (type === 'phone') return '+91 98220 41736';
  if (type === 'textarea') return addresses[set] ?? 'Flat 12, 48 Prabhat Road, Pune 411004, India';
  if (/name/i.test(id)) return names[set] ?? 'DESHPANDE';
  if (/number/i.test(id)) return set === 'long' ? 'ZX48219071234567' : 'Z4821907';
  return texts[set] ?? 'Pune';
}

const fixed: Readonly<Record<AnswerSet, Readonly<Record<string, string>>>> = {
  ordinary: { isEuFamilyMember: 'No', dateOfBirth: '1992-04-17', costCoveredBy: 'Myself' },
  long: { isEuFamilyMember: 'No', dateOfBirth: '1992-04-17', costCoveredBy: 'Both' },
  overflowing: { isEuFamilyMember: 'No', dateOfBirth: '1992-04-17', costCoveredBy: 'A sponsor' },
  hindi: { isEuFamilyMember: 'No', dateOfBirth: '1992-04-17', costCoveredBy: 'Both' },
  family: { isEuFamilyMember: 'Yes', dateOfBirth: '1992-04-17' },
  minor: { isEuFamilyMember: 'No', dateOfBirth: '2015-04-17', costCoveredBy: 'A sponsor' },
};

// An answer to every question of a form; a repeated group has thirty items in the long sets.
export function answersFor({ sections }: Pick<Form, 'sections'>, set: AnswerSet): Record<string, AnswerValue> {
  const items = set === 'long' || set === 'overflowing' ? previousVisas : 2;
  const values = sections
    .flatMap(({ fields }) => fields)
    .map((field, n): [string, AnswerValue] => [
      field.id,
      field.type === 'repeat'
        ? Array.from({ length: Math.min(items, field.maxItems ?? items) }, (_, at) =>
            Object.fromEntries((field.fields ?? []).map((each) => [each.id, singleAnswer(each, set, at) as string])),
          )
        : singleAnswer(field, set, n),
    ]);
  return { ...Object.fromEntries(values), ...fixed[set] };
}
