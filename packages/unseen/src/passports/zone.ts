// The machine-readable zone of a passport (ICAO 9303 part 4).
const weights = [7, 3, 1];
const valueOf = (letter: string) =>
  letter === '<' ? 0 : /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55;

export const checkDigit = (text: string): string =>
  String([...text].reduce((sum, letter, at) => sum + valueOf(letter) * weights[at % 3]!, 0) % 10);

const filled = (text: string, length: number) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '<')
    .slice(0, length)
    .padEnd(length, '<');
const short = (iso: string) => iso.slice(2).replaceAll('-', '');

interface ZoneFacts {
  readonly state: string; // three letters; Germany has D
  readonly nationality: string;
  readonly surname: string;
  readonly given: string;
  readonly number: string;
  readonly born: string;
  readonly sex: string;
  readonly expires: string;
  readonly personal?: string;
}

export function zoneOf({
  state,
  nationality,
  surname,
  given,
  number,
  born,
  sex,
  expires,
  personal = '',
}: ZoneFacts): readonly [string, string] {
  const [first, second] = surname === '' ? [given, ''] : [surname, given];
  const names = `${filled(first, first.length)}<<${filled(second, second.length)}`;
  const numbered = filled(number, 9);
  const [birth, expiry] = [short(born), short(expires)];
  const own = filled(personal, 14);
  const ownCheck = personal === '' ? '<' : checkDigit(own);
  const checked = `${numbered}${checkDigit(numbered)}${birth}${checkDigit(birth)}${expiry}${checkDigit(expiry)}${own}${ownCheck}`;
  const person = `${filled(nationality, 3)}${birth}${checkDigit(birth)}${sex}${expiry}${checkDigit(expiry)}`;
  const line2 = `${numbered}${checkDigit(numbered)}${person}${own}${ownCheck}${checkDigit(checked)}`;
  return [`P<${filled(state, 3)}${names}`.slice(0, 44).padEnd(44, '<'), line2];
}
