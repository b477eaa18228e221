import type { Random } from '../../random.ts';
import type { AmountFormat, DateFormat, DocumentFacts, Pen } from '../document-specimen-kind.types.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
const days = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ordinal = (day: number) => `${day}${day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;

export function formatDate(iso: string, variant: DateFormat): string {
  const [yyyy, mm, dd] = iso.split('-') as [string, string, string];
  const month = months[Number(mm) - 1]!;
  const mmm = month.slice(0, 3);
  const weekday = days[new Date(iso).getUTCDay()]!;
  const d = Number(dd);
  const variants: Record<DateFormat, string> = {
    'dd/mm/yyyy': `${dd}/${mm}/${yyyy}`,
    'dd-mm-yyyy': `${dd}-${mm}-${yyyy}`,
    'dd.mm.yyyy': `${dd}.${mm}.${yyyy}`,
    'dd-Mmm-yyyy': `${dd}-${mmm}-${yyyy}`,
    'dd Mmm yyyy': `${dd} ${mmm} ${yyyy}`,
    'd Month yyyy': `${d} ${month} ${yyyy}`,
    'Month d, yyyy': `${month} ${d}, ${yyyy}`,
    'yyyy-mm-dd': iso,
    ddMmmyy: `${dd}${mmm}${yyyy.slice(2)}`,
    'Ddd, dd Mmm yyyy': `${weekday}, ${dd} ${mmm} ${yyyy}`,
    'dth Month yyyy': `${ordinal(d)} ${month} ${yyyy}`,
  };
  return variants[variant];
}

// 12,34,567.00: one group of three digits, then groups of two.
function grouped(value: number, indian: boolean, digits = 2): string {
  const [whole, part] = Math.abs(value).toFixed(digits).split('.') as [string, string | undefined];
  const head = whole.slice(0, -3);
  const parted = head.replaceAll(indian ? /\B(?=(\d{2})+$)/g : /\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${head ? `${parted},` : ''}${whole.slice(-3)}${part ? `.${part}` : ''}`;
}

export function formatAmount(value: number, variant: AmountFormat): string {
  const variants: Record<AmountFormat, () => string> = {
    indian: () => grouped(value, true),
    western: () => grouped(value, false),
    plain: () => value.toFixed(2),
    rupee: () => `₹${grouped(value, true)}`,
    inr: () => `INR ${grouped(value, true)}`,
    whole: () => grouped(value, true, 0),
    slash: () => `Rs. ${grouped(value, true, Number.isInteger(value) ? 0 : 2)}/-`,
  };
  return variants[variant]();
}

export interface PenWithRecord extends Pen {
  readonly shown: ReadonlyMap<string, string>; // the fields written so far, as printed
}

// A field that is not in the facts cannot be written: it would be missing in the truth.
export function penFor(facts: DocumentFacts, random: Random): PenWithRecord {
  const shown = new Map<string, string>();
  const around = (field: string, html: string) => {
    if (facts.values[field] === undefined) throw new Error(`no value for ${field} in the facts`);
    if (!shown.has(field)) shown.set(field, html);
    return `<span data-field="${field}">${html}</span>`;
  };
  return {
    random,
    shown,
    around,
    f: (field, text) => around(field, escapeHtml(text).replaceAll('\n', '<br>')),
    esc: escapeHtml,
    date: formatDate,
    amount: formatAmount,
  };
}
