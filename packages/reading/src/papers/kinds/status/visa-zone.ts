import { checkDigit } from '../../../mrz/check-digit.ts';
import { fullDate } from '../../../mrz/fields.ts';
import { addCandidate } from '../../add-candidate.ts';
import { country } from '../../normalise/country.ts';
import type { TextLine } from '../../paper.types.ts';
import type { Candidates, Open } from '../../rules.types.ts';

const second =
  /^(?<number>[A-Z0-9<]{9})(?<c1>[0-9<])(?<nation>[A-Z<]{3})(?<birth>\d{6})(?<c2>\d)(?<sex>[MFX<])(?<expiry>\d{6})(?<c3>\d)/;
const plain = (line: TextLine) => line.text.toUpperCase().replaceAll(/[\s«]/g, (each) => (each === '«' ? '<' : ''));

// The zone of a label: what its own check digits confirm. Names stand there cut and without marks, so they count where nothing else is printed.
export function visaZone({ lines }: Open, candidates: Candidates): void {
  for (const line of lines) {
    const found = second.exec(plain(line))?.groups;
    if (!found) continue;
    const { birth = '', c2, expiry = '', c3, nation = '' } = found;
    if (checkDigit(birth) !== c2 || checkDigit(expiry) !== c3) continue;
    // Where the printed value says the same, its own place is shown.
    const add = (field: string, value: string | undefined) => {
      if (!(candidates[field] ?? []).some((each) => each.value === value))
        addCandidate(candidates, field, line, { value, by: 'pattern', strength: 0.85, isChecked: true });
    };
    add('holderDateOfBirth', fullDate(birth, 'birth'));
    add('validUntil', fullDate(expiry, 'expiry'));
    const from = country(nation.replace(/<+$/, ''));
    if ((candidates.holderNationality ?? []).length === 0)
      addCandidate(candidates, 'holderNationality', line, { value: from, by: 'pattern', strength: 0.8 });
    const above = lines.findLast((each) => each.page === line.page && each.bottom <= line.bottom && each !== line && /^V[A-Z<][A-Z<]{3}[A-Z]/.test(plain(each)) && plain(each).includes('<<')); // prettier-ignore
    if (above && (candidates.holderName ?? []).length === 0) {
      const [surname = '', given = ''] = plain(above).slice(5).split(/<<(.*)/s); // prettier-ignore
      const value = `${surname} ${given}`.replaceAll(/<+/g, ' ').replaceAll(/\s+/g, ' ').trim();
      if (/^[A-Z ]{3,}$/.test(value)) addCandidate(candidates, 'holderName', above, { value, by: 'pattern', strength: 0.6 }); // prettier-ignore
    }
    return;
  }
} // prettier-ignore
