import type { BlankSample } from '@visawright/contract/delivery/blank-facts.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field, Form, ItemField } from '../form/form-schema.ts';

interface Texts {
  readonly name: string;
  readonly text: string;
  readonly address: string;
  readonly country: string;
  readonly number: string;
  readonly email: string;
  readonly items: number; // of a repeated group
}

const texts: Readonly<Record<BlankSample, Texts>> = {
  ordinary: {
    name: 'ANANYA DESHPANDE',
    text: 'Pune',
    address: 'Flat 12, 48 Prabhat Road, Pune 411004, India',
    country: 'India',
    number: 'Z4821907',
    email: 'ananya@example.in',
    items: 1,
  },
  longest: {
    name: 'LAKSHMI SAI SRI PADMAVATHI VENKATANARASIMHARAJUVARIPETA',
    text: 'Institute for Advanced Studies in Tropical Medicine and Public Health, Thiruvananthapuram',
    address:
      'Flat 1204, Tower B, Sri Venkateswara Nagar Cooperative Housing Society, Gachibowli, Hyderabad 500032, Telangana, India',
    country: 'Saint Vincent and the Grenadines',
    number: 'ZX48219071234567',
    email: 'lakshmi.venkatanarasimharaju@hyderabad.example.in',
    items: 4,
  },
  hindi: {
    name: 'श्रीमती ज्योत्स्ना क्षेत्रपाल',
    text: 'हिन्दुस्तान एरोनॉटिक्स लिमिटेड',
    address: 'फ्लैट १२, ४८ प्रभात मार्ग, पुणे ४११००४',
    country: 'India',
    number: 'Z4821907',
    email: 'jyotsna@example.in',
    items: 1,
  },
};

function answer(field: Field | ItemField, { name, text, address, country, number, email }: Texts): AnswerValue {
  const { id, type, options } = field;
  if (options && type === 'checkbox') return options.slice(0, 2);
  if (options) return options[0]!;
  if (type === 'checkbox') return 'Yes';
  if (type === 'date') return /until|expiry|departure/i.test(id) ? '2031-03-14' : '1991-08-14';
  if (type === 'country') return country;
  if (type === 'number') return '84000';
  if (type === 'email') return email;
  if (type === 'phone') return '+91 98230 00417';
  if (type === 'textarea') return address;
  if (/name/i.test(id)) return name;
  return /number/i.test(id) ? number : text;
}

// Answers of an invented traveller to every question, for trying an official form before it is published.
export function sampleAnswers({ sections }: Pick<Form, 'sections'>, sample: BlankSample): Record<string, AnswerValue> {
  const sampleTexts = texts[sample];
  const item = (fields: readonly ItemField[]) =>
    Object.fromEntries(fields.map((field) => [field.id, answer(field, sampleTexts) as string]));
  return Object.fromEntries(
    sections
      .flatMap(({ fields }) => fields)
      .map((field) => [
        field.id,
        field.type === 'repeat'
          ? Array.from({ length: Math.min(sampleTexts.items, field.maxItems ?? sampleTexts.items) }, () =>
              item(field.fields!),
            )
          : answer(field, sampleTexts),
      ]),
  );
}
