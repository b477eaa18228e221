import type { PortalControl, PortalPage } from '../definitions/portal.types.ts';
import { placedControls, presentOptions, type PlacedControl } from '../server/page-controls.ts';

const written = (pattern: string) =>
  pattern.replace('YYYY', '2031').replace('MMM', 'Mar').replace('MM', '03').replace('DD', '14');

const textOf = ({ pattern, inputMode, kind, maxLength, label }: PortalControl): string => {
  if (kind === 'date') return '2031-03-14';
  if (pattern !== '') return written(pattern);
  if (inputMode === 'email') return 'asha@example.in';
  if (inputMode === 'tel') return '+919812345670';
  if (inputMode === 'numeric') return '12';
  return `Text ${label.length}`.slice(0, maxLength ?? 40);
};

const picture = () => new File([new Uint8Array(2_000)], 'photo.jpg', { type: 'image/jpeg' });

// A valid value for a control, as a browser posts it.
function sampleValue({ control }: PlacedControl, driverText: string): string | File {
  const { kind, options, file } = control;
  if (kind === 'file')
    return file?.types.includes('image/jpeg') === false
      ? new File(['%PDF'], 'ticket.pdf', { type: 'application/pdf' })
      : picture();
  if (kind === 'checkbox') return options[0]?.value ?? 'Yes';
  const offered = presentOptions(control, driverText);
  return offered.length > 0 ? offered[0]!.value : textOf(control);
}

// All values of a page, by the names its controls have.
export function sampleForm(
  page: PortalPage,
  nameOf: (placed: PlacedControl) => string = ({ name }) => name,
): [string, string | File][] {
  const placed = placedControls(page, () => 1);
  const texts = new Map<string, string>();
  return placed.map((one): [string, string | File] => {
    const value = sampleValue(one, texts.get(one.control.late?.after ?? '') ?? '');
    if (typeof value === 'string')
      texts.set(one.id, one.control.options.find((option) => option.value === value)?.text ?? value);
    return [nameOf(one), value];
  });
}
