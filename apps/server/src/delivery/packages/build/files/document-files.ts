import { portalFilesOf } from '@visawright/forms/destinations/portal-files.ts';
import type { ReadDocumentPages } from '@visawright/reading/engine.types.ts';
import { buildItemFile, type FileRequest } from './build-item-file.ts';
import type { BuiltFile } from './built-file.ts';
import type { PackageInput } from '../package-input.ts';
import { buildPhotoFile } from './build-photo-file.ts';

type OnFile = (stage: 'documents' | 'photo', done: number, of: number) => void | Promise<void>;
type Request = Omit<FileRequest, 'n'>;

const isPhoto = ({ category }: Pick<Request, 'category'>) => category === 'Photo';

// One file per checklist item, in the checklist's order. The cropped photo replaces its original; unrequested documents come last.
export async function documentFiles(
  input: PackageInput,
  onFile?: OnFile,
  read?: ReadDocumentPages,
): Promise<BuiltFile[]> {
  const { photo } = input;
  const portal = portalFilesOf(input.destination);
  const requests = requestsOf(input);
  const made: BuiltFile[] = [];
  for (const [at, request] of requests.entries()) {
    const n = at + 2; // after the index and the form
    await onFile?.(photo && isPhoto(request) ? 'photo' : 'documents', at, requests.length);
    if (photo && isPhoto(request)) made.push(buildPhotoFile(n, request.title, photo));
    else made.push(await buildItemFile({ ...request, n }, { input, portal, read }));
  }
  return made;
}

function requestsOf({ items, others, photo }: PackageInput): Request[] {
  const first = items.find(isPhoto);
  const requests: Request[] = photo ? items.filter((item) => !isPhoto(item) || item === first) : [...items];
  if (photo && !first) requests.push({ title: 'Photo', category: 'Photo', documents: [] });
  if (others.length > 0) requests.push({ title: 'Other documents', category: 'Other', documents: others });
  return requests.filter(
    (request) => (photo && isPhoto(request)) || request.documents.some(({ pages }) => pages.length > 0),
  );
}
