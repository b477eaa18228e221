import type { ReadValue } from '../engine.types.ts';
import { indianStates } from './indian-states.ts';
import type { Engines } from './engines.types.ts';
import { readTwice } from './read-twice.ts';
import { readValue, type PassportPicture } from './read-value.ts';
import type { PrintedWord } from './read-word.ts';

// An Indian address: street, locality and town, then PIN code, state and country.
export async function passportAddressOf(
  engines: Engines,
  page: PassportPicture,
  rows: readonly (readonly PrintedWord[])[],
): Promise<Record<string, ReadValue>> {
  const lines: ReadValue[] = [];
  for (const row of rows.slice(0, 5)) lines.push(await readTwice(engines, page, row));
  const texts = lines.map((line) => line.value);
  const at = texts.findIndex((text) => /PIN/i.test(text) && /\d{6}/.test(text));
  if (lines.length === 0) return {};
  const values: Record<string, ReadValue> = {
    address: readValue(
      page,
      rows.slice(0, 5).flatMap((row) => row.map((word) => word.line)),
      {
        value: texts.join(', '),
        raw: lines.map((line) => line.raw).join('\n'),
        outcome: at > 0 && lines.every((line) => line.outcome === 'accept') ? 'accept' : 'confirm',
        confidence: Math.min(...lines.map((line) => line.confidence)),
      },
    ),
  };
  if (at < 1) return values;
  const last = lines[at]!;
  const postcode = /(\d{6})/.exec(last.value)![1]!;
  const state = last.value.split(/[,:]\s*/).find((part) => indianStates.has(part.trim()));
  values.postcode = { ...last, value: postcode };
  if (state) values.state = { ...last, value: state.trim() };
  values.addressLine1 = lines[0]!;
  if (at < 2) return values;
  const town = lines[at - 1]!;
  values.addressLine2 = at === 2 ? town : { ...town, value: texts.slice(1, at).join(', '), outcome: 'confirm' };
  const city = town.value.split(/,\s*/).at(-1)!;
  // Without a comma, the town is a guess.
  values.city = { ...town, value: city, outcome: city === town.value ? 'confirm' : town.outcome };
  return values;
}
