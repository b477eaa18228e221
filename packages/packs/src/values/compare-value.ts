import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { foldedText, tidyText } from '../pages/folded-text.ts';
import { compareDates } from './compare-dates.ts';
import type { PlannedField } from './planned-field.ts';

export interface Comparison {
  readonly isEqual: boolean;
  readonly reason:
    | 'equal'
    | 'cleared'
    | 'dayAndMonthSwapped'
    | 'cut'
    | 'reformatted'
    | 'otherOption'
    | 'different'
    | 'gone';
}

const equal: Comparison = { isEqual: true, reason: 'equal' };
const not = (reason: Exclude<Comparison['reason'], 'equal'>): Comparison => ({ isEqual: false, reason });

// Whether the page holds what was entered. In doubt it does not, and a person looks.
export function compareValue(
  planned: PlannedField,
  found: string | readonly string[] | null,
  control: PageControl,
): Comparison {
  if (found === null) return not('gone');
  const { write } = planned;
  if (write === null) return not('different'); // nothing was entered, so nothing is confirmed
  const texts = (typeof found === 'string' ? [found] : found).map(tidyText).filter((text) => text !== '');
  if (write.kind === 'ticked') return compareTick(write.isTicked, texts);
  if (texts.length === 0) return not('cleared');
  if (write.kind === 'file') return texts.some((text) => fileName(text) === write.name) ? equal : not('different');
  if (write.kind === 'choices') return compareChoices(write.options, texts);
  if (texts.length > 1) return not('different');
  return write.kind === 'choice'
    ? compareChoice(write.option, texts[0]!, control)
    : compareText(write.text, texts[0]!, control);
}

const fileName = (path: string) => path.split(/[\\/]/).at(-1);

function compareTick(isTicked: boolean, texts: readonly string[]): Comparison {
  const holds = texts.some((text) => !/^(no|false|off|0)$/i.test(text));
  if (holds === isTicked) return equal;
  return not(isTicked ? 'cleared' : 'otherOption');
}

const upper = (text: string) => tidyText(text).toUpperCase();

function compareChoices(wanted: readonly string[], found: readonly string[]): Comparison {
  const [one, other] = [wanted, found].map((options) => new Set(options.map(upper))) as [Set<string>, Set<string>];
  return one.size === other.size && [...one].every((option) => other.has(option)) ? equal : not('otherOption');
}

// The text of an empty list, such as "-- Please select --".
const placeholder = /^\W*$|^\W*(please\s+)?(select|choose)\b/i;

function compareChoice(wanted: string, found: string, control: PageControl): Comparison {
  if (upper(wanted) === upper(found)) return equal;
  if (placeholder.test(found)) return not('cleared');
  return not(control.options.some((option) => upper(option) === upper(found)) ? 'otherOption' : 'different');
}

function compareText(wanted: string, found: string, control: PageControl): Comparison {
  const [typed, held] = [upper(wanted), upper(found)];
  if (typed === held) return equal;
  if (typed.startsWith(held) || (control.maxLength !== null && held === typed.slice(0, control.maxLength).trim()))
    return not('cut');
  const dates = compareDates(tidyText(wanted), found);
  if (dates !== null) return dates === 'equal' ? equal : not(dates);
  if (isSameNumber(typed, held)) return equal;
  const isSame = foldedText(wanted).replaceAll(' ', '') === foldedText(found).replaceAll(' ', '');
  return not(isSame && foldedText(found) !== '' ? 'reformatted' : 'different');
}

// A long number with spaces, brackets and hyphens, as telephone numbers are written. A point or comma could be a decimal one.
const long = /^\+?[0-9][0-9 ()-]{5,}$|^\([0-9 ()+-]{6,}$/;
const withoutSpaces = (text: string) => text.replace(/[ ()-]/g, '');

function isSameNumber(typed: string, held: string): boolean {
  if (!long.test(typed) || !long.test(held)) return false;
  return withoutSpaces(typed).length >= 6 && withoutSpaces(typed) === withoutSpaces(held);
}
