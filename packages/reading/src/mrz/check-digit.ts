// ICAO 9303 part 3: weights 7, 3, 1; letters count from 10; the filler counts nothing.
const value = (character: string): number =>
  character === '<' ? 0 : /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;

export function checkDigit(text: string): string {
  const weights = [7, 3, 1];
  return String([...text].reduce((sum, each, i) => sum + value(each) * weights[i % 3]!, 0) % 10);
}
