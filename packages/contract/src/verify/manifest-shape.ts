import { manifestFormat, manifestName, signatureName, type Manifest } from '../delivery/manifest.ts';
import { isSameName } from './zip-names.ts';

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most = 300): value is string => typeof value === 'string' && value.length <= most;
const isNumber = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isMoment = (value: unknown) =>
  isText(value, 40) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

const maxFiles = 498; // plus manifest and signature, the maximum of the archive

const isFile = (value: unknown) =>
  isRecord(value) &&
  isText(value.name, 240) &&
  isText(value.title) &&
  isText(value.mediaType) &&
  isNumber(value.bytes) &&
  (value.pages === null || isNumber(value.pages)) &&
  isHash(value.sha256);

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value) || value.format !== manifestFormat || !isHash(value.packageId)) return false;
  const { realm, keyId, reference, destination, group, form, files } = value;
  if (![realm, keyId, reference, destination, group].every((each) => isText(each)) || !isMoment(value.frozenAt))
    return false;
  if (!isRecord(form) || !isText(form.id) || !isNumber(form.version)) return false;
  if (!isRecord(value.rules) || !isRecord(value.tools) || !isRecord(value.fields)) return false;
  if (!Array.isArray(files) || files.length > maxFiles || !files.every(isFile)) return false;
  const names = [manifestName, signatureName, ...files.map(({ name }) => isSameName(name))];
  return new Set(names).size === names.length;
}

// Without a schema library, to keep the verification page small.
export function manifestOf(bytes: Uint8Array): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
