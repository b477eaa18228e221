const consonants: readonly (readonly [string, string])[] = [
  ['KSH', 'क्ष'],
  ['CHH', 'छ'],
  ['SH', 'श'],
  ['CH', 'च'],
  ['KH', 'ख'],
  ['GH', 'घ'],
  ['JH', 'झ'],
  ['TH', 'थ'],
  ['DH', 'ध'],
  ['PH', 'फ'],
  ['BH', 'भ'],
  ...[...'KकGगJजTतDदNनPपBबMमYयRरLलVवWवSसHहFफQकCक'.matchAll(/(.)(.)/gu)].map(
    ([, latin, sign]) => [latin!, sign!] as const,
  ),
  ['Z', 'ज़'],
  ['X', 'क्स'],
];
const vowels: readonly (readonly [string, string, string])[] = [
  ['AA', 'आ', 'ा'],
  ['AI', 'ऐ', 'ै'],
  ['AU', 'औ', 'ौ'],
  ['EE', 'ई', 'ी'],
  ['OO', 'ऊ', 'ू'],
  ['A', 'अ', ''],
  ['I', 'इ', 'ि'],
  ['U', 'उ', 'ु'],
  ['E', 'ए', 'े'],
  ['O', 'ओ', 'ो'],
];
const atEnd: Readonly<Record<string, string>> = { '': 'ा', 'ि': 'ी', 'ु': 'ू' };
const halant = '्';

function word(latin: string): string {
  let [written, at, open] = ['', 0, false];
  while (at < latin.length) {
    const vowel = vowels.find(([each]) => latin.startsWith(each, at));
    const consonant = consonants.find(([each]) => latin.startsWith(each, at));
    if (vowel) {
      at += vowel[0].length;
      const mark = at === latin.length ? (atEnd[vowel[2]] ?? vowel[2]) : vowel[2];
      written += open ? mark : vowel[1];
      open = false;
    } else if (consonant) {
      written += (open ? halant : '') + consonant[1];
      at += consonant[0].length;
      open = true;
    } else {
      written += latin[at]!;
      at += 1;
      open = false;
    }
  }
  return written;
}

// Transliterated letter by letter: good enough for the line beside the English one on Indian cards.
export const inDevanagari = (text: string): string => text.toUpperCase().split(' ').map(word).join(' ');
