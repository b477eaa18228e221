import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { PackField } from '@visawright/contract/extension/pack.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { isDay } from '@visawright/contract/dates/days.ts';
import { foldedText } from '../pages/folded-text.ts';
import { answersOf } from './answer-of.ts';
import { findDialCode, findOption } from './find-option.ts';
import { formatText } from './format-text.ts';
import type { PlannedField, PlannedWrite } from './planned-field.ts';

export type PlannedValue = Pick<PlannedField, 'state' | 'write' | 'shown'>;

const missing: PlannedValue = { state: 'missing', write: null, shown: '' };
const noOption = (shown: string): PlannedValue => ({ state: 'noOption', write: null, shown });
const written = (write: PlannedWrite, shown: string): PlannedValue => ({ state: 'write', write, shown });

// What is entered in a control for a field of the pack. `recorded` is the control in the pack, `live` the one on the page; null if it is
// not there yet.
export function planValue(
  field: PackField,
  recorded: PageControl,
  live: PageControl | null,
  data: Pick<FillData, 'answers' | 'files'>,
  item = 0,
): PlannedValue {
  const { from } = field;
  const control = live ?? recorded;
  if (control.kind === 'password') return { state: 'personal', write: null, shown: '' };
  if ('file' in from) return planFile(from.file, control, data.files);
  const answers = answersOf(from, data.answers, item);
  if (answers.every((texts) => texts.length === 0)) return missing;
  if (control.kind === 'checkbox' && control.options.length <= 1) return planTick(field, control, answers.flat());
  if (control.kind === 'checkbox') return planChoices(field, control, answers.flat());
  if (control.kind === 'select' || control.kind === 'list' || control.kind === 'radio')
    return planChoice(field, recorded, control, answers);
  if (control.kind === 'file') return noOption(answers.flat().join(', '));
  return planText(field, control, answers);
}

function planFile(file: 'photo' | 'passportPage', { kind }: PageControl, files: FillData['files']): PlannedValue {
  const found = files.find((each) => each.file === file);
  if (!found) return missing;
  if (kind !== 'file') return noOption(found.name);
  return written({ kind: 'file', file, name: found.name, mediaType: found.mediaType }, found.name);
}

const asText = ({ from, format, options }: PackField, answers: readonly (readonly string[])[]): string | null => {
  const parts = answers.map((texts) => texts.map((text) => options?.[text] ?? formatText(text, format)));
  if (parts.flat().includes(null)) return null;
  const separator = 'joinedBy' in from ? from.joinedBy : ', ';
  return parts
    .map((texts) => texts.filter((text) => text !== '').join(', '))
    .filter((text) => text !== '')
    .join(separator);
};

function planText(field: PackField, control: PageControl, answers: readonly (readonly string[])[]): PlannedValue {
  const original = answers.flat().join(', ');
  if (control.kind === 'date') {
    // The browser's own control takes the ISO form, whatever it displays.
    return isDay(original) ? written({ kind: 'text', text: original }, original) : noOption(original);
  }
  const found = asText(field, answers);
  if (found === null) return noOption(original);
  if (found === '') return missing;
  // A control of one line drops line breaks without a space.
  const text = control.kind === 'textarea' ? found : found.replace(/\s*\n\s*/g, ' ');
  const most = Math.min(field.format?.most ?? Infinity, control.maxLength ?? Infinity);
  if (text.length > most) return { state: 'tooLong', write: null, shown: text };
  return written({ kind: 'text', text }, text);
}

// What the list can contain. Not known if the page fills it in after another control, or has not shown it yet.
function knownOptions(field: PackField, recorded: PageControl, control: PageControl): readonly string[] | null {
  const options = control.options.length > 0 ? control.options : recorded.options;
  return field.waitsFor !== undefined || options.length === 0 ? null : options;
}

function planChoice(
  field: PackField,
  recorded: PageControl,
  control: PageControl,
  answers: readonly (readonly string[])[],
): PlannedValue {
  const texts = answers.flat();
  const original = texts.join(', ');
  const isJoined = 'questions' in field.from;
  if (!isJoined && texts.length !== 1) return noOption(original); // a list of one cannot hold several
  const mapped = texts.length === 1 ? field.options?.[texts[0]!] : undefined;
  const wanted = mapped ?? (isJoined ? asText(field, answers) : formatText(original, field.format));
  if (wanted === null) return noOption(original);
  if (wanted === '') return missing;
  const options = knownOptions(field, recorded, control);
  if (options === null) {
    const option = findOption(control.options, wanted) ?? wanted;
    return written({ kind: 'choice', option }, option);
  }
  const option =
    findOption(options, wanted) ?? (field.format?.phone === 'dialCode' ? findDialCode(options, wanted) : undefined);
  return option === undefined ? noOption(original) : written({ kind: 'choice', option }, option);
}

const isYes = (text: string) => foldedText(text) === 'yes';
const isNo = (text: string) => foldedText(text) === 'no';

// One box: ticked for Yes, for its only option, and for the answers that the pack maps to Yes. With a map, other answers leave it empty.
function planTick(field: PackField, control: PageControl, texts: readonly string[]): PlannedValue {
  const meant = texts.map((text) => field.options?.[text] ?? text);
  const isTicked = meant.some((text) => isYes(text) || findOption(control.options, text) !== undefined);
  if (!isTicked && field.options === undefined && !meant.every(isNo)) return noOption(texts.join(', '));
  return written({ kind: 'ticked', isTicked }, isTicked ? 'Yes' : 'No');
}

function planChoices(field: PackField, control: PageControl, texts: readonly string[]): PlannedValue {
  const found = texts.map((text) => {
    const wanted = field.options?.[text] ?? formatText(text, field.format);
    return wanted === null ? undefined : findOption(control.options, wanted);
  });
  const options = found.filter((option) => option !== undefined);
  if (options.length < texts.length || new Set(options).size < options.length) return noOption(texts.join(', '));
  return written({ kind: 'choices', options }, options.join(', '));
}
