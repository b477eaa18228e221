import { checkDigit } from '../../../mrz/check-digit.ts';
import { fullDate } from '../../../mrz/mrz-fields.ts';
import { addCandidate } from '../../values/add-candidate.ts';
import { normaliseCountry } from '../../normalise/normalise-country.ts';
import type { TextLine } from '../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

const second =
  /^(?<number>[A-Z0-9<]{9})(?<c1>[0-9<])(?<nation>[A-Z<]{3})(?<birth>\d{6})(?<c2>\d)(?<sex>[MFX<])(?<expiry>\d{6})(?<c3>\d)/;
const plain = (line: TextLine) => line.text.toUpperCase().replaceAll(/[\s«]/g, (each) => (each === '«' ? '<' : ''));

// The MRZ of a visa sticker: only values confirmed by check digits. Its names may be cut and lack diacritics, so they
// count only if no other name is printed.
export function visaZone({ lines }: OpenDocument, candidates: Candidates): void {
  for (const line of lines) {
    const found = second.exec(plain(line))?.groups;
    if (!found) continue;
    const { birth = '', c2, expiry = '', c3, nation = '' } = found;
    if (checkDigit(birth) !== c2 || checkDigit(expiry) !== c3) continue;
    // If the printed value is the same, its region is shown.
    const add = (field: string, value: string | undefined) => {
      if (!(candidates[field] ?? []).some((each) => each.value === value))
        addCandidate(candidates, field, line, { value, by: 'pattern', strength: 0.85, isChecked: true });
    };
    add('holderDateOfBirth', fullDate(birth, 'birth'));
    add('validUntil', fullDate(expiry, 'expiry'));
    const from = normaliseCountry(nation.replace(/<+$/, ''));
    if ((candidates.holderNationality ?? []).length === 0)
      addCandidate(candidates, 'holderNationality', line, { value: from, by: 'pattern', strength: 0.8 });
    const above = lines.findLast(
      (each) =>
        each.page === line.page &&
        each.bottom <= line.bottom &&
        each !== line &&
        /^V[A-Z<][A-Z<]{3}[A-Z]/.test(plain(each)) &&
        plain(each).includes('<<'),
    );
    if (above && (candidates.holderName ?? []).length === 0) {
      const [surname = '', given = ''] = plain(above)
        .slice(5)
        .split(/<<(.*)/s);
      const value = `${surname} ${given}`.replaceAll(/<+/g, ' ').replaceAll(/\s+/g, ' ').trim();
      if (/^[A-Z ]{3,}$/.test(value))
        addCandidate(candidates, 'holderName', above, { value, by: 'pattern', strength: 0.6 });
    }
    return;
  }
}
