import { hash, randomInt, randomUUID } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { germanTrip } from '@visawright/server/testing.ts';
import { confirmedValues } from './stored-digests.ts';
import type { Person, Stage } from './stage.ts';

// A passport number that went through the product, and the texts a thief would try for it: all but the number is in the dump in plain.
export interface TypedNumber {
  readonly number: string;
  readonly texts: (number: string) => readonly string[];
}

const inParallel = 8;
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const numbersPerLetter = 9_000_000; // an Indian number is a letter and seven digits, of which the first is not 0
const numberAt = (at: number) => `${letters[Math.floor(at / numbersPerLetter)]}${1_000_000 + (at % numbersPerLetter)}`;
export const numberSpace = letters.length * numbersPerLetter;

// Every person is added with a number, every other one gets another number, and every tenth types one into a form, each as the web
// application does it: with an idempotency key.
export async function typeNumbers(stage: Stage, who: Person, people: number): Promise<TypedNumber[]> {
  const typed: TypedNumber[] = [];
  let next = 0;
  const work = async () => {
    for (let n = next++; n < people; n = next++) typed.push(...(await typeNumbersOf(stage, who, n)));
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  return typed;
}

async function typeNumbersOf(stage: Stage, who: Person, n: number): Promise<TypedNumber[]> {
  const send = async (name: keyof typeof addresses, body: object, query: Record<string, string> = {}) => {
    const reply = await stage.server.app.inject({
      method: addresses[name].method as 'POST',
      url: addresses[name].path,
      query,
      headers: {
        authorization: `Bearer ${who.token}`,
        'realm-client-id': who.realmPath,
        'idempotency-key': randomUUID(),
      },
      payload: body,
    });
    if (reply.statusCode !== 200) throw new Error(`${name} returned ${reply.statusCode}: ${reply.body}`);
    return reply.json<Record<string, unknown>>();
  };
  const typed: TypedNumber[] = [];
  const remember = (number: string, body: (number: string) => object, query?: Record<string, string>) => {
    const texts = (each: string) => textsOf(who.db.realmId, each, body(each), query);
    typed.push({ number, texts });
    return body(number);
  };
  const person = (passportNumber: string) => ({
    firstName: 'Ravi',
    lastName: `Rao ${n}`,
    email: null,
    phone: null,
    birthDate: null,
    passportNumber,
  });
  const made = await send('createApplicant', remember(randomNumber(), person));
  const applicantUid = String(made['applicantUid']);
  if (n % 2 === 0) {
    const body = remember(randomNumber(), (passportNumber) => ({ passportNumber }), { applicantUid });
    await send('updateApplicant', body, { applicantUid });
  }
  if (n % 10 === 0) {
    const drafted = await send('draftApplication', { applicantUid, visaDetails: germanTrip });
    const applicationUid = String(drafted['applicationUid']);
    const answer = (value: string) => ({
      applicationUid,
      answers: [{ field: 'passportNumber', value, basis: 0, act: 'edited' }],
    });
    await send('saveAnswers', remember(randomNumber(), answer));
  }
  return typed;
}

const randomNumber = () => numberAt(randomInt(numberSpace));

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, each]) => [name, sorted(each)]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value;

// The number alone, with its realm, and in the request as sent and in canonical order, with and without its query.
const textsOf = (realmId: string, number: string, body: object, query?: Record<string, string>): string[] => [
  number,
  `${realmId}/${number}`,
  JSON.stringify(body),
  JSON.stringify(sorted(body)),
  JSON.stringify(sorted({ params: {}, query: query ?? {}, body })),
];

export interface Recovery {
  readonly confirmed: number; // numbers whose stored digest is that of a text with the true number
  readonly recovered: number; // found by trying numbers
  readonly tried: number;
  readonly hashes: number;
  readonly seconds: number;
}

// A thief who already knows each number up to `window` neighbours: what is not found here is not found in the whole space either.
export function recoverNumbers(stored: ReadonlySet<string>, typed: readonly TypedNumber[], window: number): Recovery {
  const confirmed = typed.filter(({ number, texts }) => confirmedValues(stored, texts(number)) > 0).length;
  const started = process.cpuUsage();
  const marker = '\u0000number\u0000';
  let [recovered, hashes] = [0, 0];
  for (const { number, texts } of typed) {
    const shapes = texts(marker).map((text) =>
      text.replaceAll(JSON.stringify(marker).slice(1, -1), marker).split(marker),
    );
    const first = firstOf(number, window);
    let isFound = false;
    for (let at = first; at < first + window && !isFound; at++) {
      const guess = numberAt(at % numberSpace);
      isFound = shapes.some((parts) => stored.has(hash('sha256', parts.join(guess), 'hex'))) && guess === number;
      hashes += shapes.length;
    }
    if (isFound) recovered++;
  }
  const { user, system } = process.cpuUsage(started);
  return { confirmed, recovered, tried: typed.length, hashes, seconds: (user + system) / 1e6 };
}

const firstOf = (number: string, window: number): number => {
  const at = letters.indexOf(number[0]!) * numbersPerLetter + Number(number.slice(1)) - 1_000_000;
  return Math.max(0, at - randomInt(window));
};
