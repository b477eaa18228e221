import { isDictionary, type Dictionary, type PdfObjects, type Value } from './objects.ts';

// A paper has nothing to run and nothing to carry. Links and places to go to are harmless; the rest of these never belongs on one.
const actions = new Set(
  ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'ResetForm', 'GoToE', 'GoToR', 'Rendition', 'RichMediaExecute']
    .concat('Movie', 'Sound', 'GoTo3DView')
    .map((name) => `/${name}`),
);
const carriers = new Set(['/RichMedia', '/Screen', '/3D', '/FileAttachment', '/Movie', '/Sound', '/EmbeddedFile']);
const keys = ['/JS', '/JavaScript', '/XFA', '/EmbeddedFiles', '/EF', '/RichMediaContent'];

const isOf = (names: ReadonlySet<string>, value: Value | undefined) => typeof value === 'string' && names.has(value);

export function hasActiveContent(objects: PdfObjects): boolean {
  for (const object of objects.all()) if (isActive(object, objects, 0)) return true;
  return false;
}

function isActive(value: Value, objects: PdfObjects, depth: number): boolean {
  if (depth > 50) return true; // nobody writes a paper like that
  if (Array.isArray(value)) return value.some((each: Value) => isActive(each, objects, depth + 1));
  if (!isDictionary(value)) return false;
  if (keys.some((key) => key in value)) return true;
  if (['/Type', '/Subtype'].some((key) => isOf(carriers, value[key]))) return true;
  if (isOf(actions, value['/S'])) return true;
  if (runsByItself(value, objects)) return true;
  return Object.values(value).some((each) => isActive(each, objects, depth + 1));
}

// On opening a paper, or by touching it, one may be taken to a place in it and nowhere else.
function runsByItself(value: Dictionary, objects: PdfObjects): boolean {
  const opens = objects.at(value['/OpenAction']);
  const more = objects.at(value['/AA']);
  const actionsOf = [...(opens === undefined ? [] : [opens]), ...(isDictionary(more) ? Object.values(more) : [])];
  return actionsOf.some((each) => {
    const action = objects.at(each);
    return isDictionary(action) && action['/S'] !== '/GoTo';
  });
}
