import { isDictionary, type PdfDictionary, type PdfObjects, type PdfValue } from './pdf-objects.ts';

// Documents need no scripts or attachments. Links and internal destinations are harmless.
const actions = new Set(
  ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'ResetForm', 'GoToE', 'GoToR', 'Rendition', 'RichMediaExecute']
    .concat('Movie', 'Sound', 'GoTo3DView')
    .map((name) => `/${name}`),
);
const carriers = new Set(['/RichMedia', '/Screen', '/3D', '/FileAttachment', '/Movie', '/Sound', '/EmbeddedFile']);
const keys = ['/JS', '/JavaScript', '/XFA', '/EmbeddedFiles', '/EF', '/RichMediaContent'];

const isOf = (names: ReadonlySet<string>, value: PdfValue | undefined) => typeof value === 'string' && names.has(value);

export function hasActiveContent(objects: PdfObjects): boolean {
  for (const object of objects.all()) if (isActive(object, objects, 0)) return true;
  return false;
}

function isActive(value: PdfValue, objects: PdfObjects, depth: number): boolean {
  if (depth > 50) return true; // no genuine document is nested this deep
  if (Array.isArray(value)) return value.some((each: PdfValue) => isActive(each, objects, depth + 1));
  if (!isDictionary(value)) return false;
  if (keys.some((key) => key in value)) return true;
  if (['/Type', '/Subtype'].some((key) => isOf(carriers, value[key]))) return true;
  if (isOf(actions, value['/S'])) return true;
  if (runsByItself(value, objects)) return true;
  return Object.values(value).some((each) => isActive(each, objects, depth + 1));
}

// On opening or on click, only a jump within the document is allowed.
function runsByItself(value: PdfDictionary, objects: PdfObjects): boolean {
  const opens = objects.at(value['/OpenAction']);
  const more = objects.at(value['/AA']);
  const actionsOf = [...(opens === undefined ? [] : [opens]), ...(isDictionary(more) ? Object.values(more) : [])];
  return actionsOf.some((each) => {
    const action = objects.at(each);
    return isDictionary(action) && action['/S'] !== '/GoTo';
  });
}
