import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';

// The extension of this server's own environment, as it was built together with the server.
export interface ExtensionArchive {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly version: string; // in its manifest
}

const builtFolder = join(import.meta.dirname, '../../../../extension/dist');
const Manifest = z.object({ version: z.string() });

export const archiveName = (environment: Config['ENVIRONMENT']): string => `visawright-extension-${environment}.zip`;

interface ReadArchive {
  readonly changed: string;
  readonly archive: ExtensionArchive;
}
const known = new Map<string, ReadArchive>(); // by path; read again when the file has changed

// Undefined where it was not built.
export async function readExtensionArchive({
  ENVIRONMENT,
  EXTENSION_FOLDER = builtFolder,
}: Pick<Config, 'ENVIRONMENT' | 'EXTENSION_FOLDER'>): Promise<ExtensionArchive | undefined> {
  const path = join(EXTENSION_FOLDER, archiveName(ENVIRONMENT));
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) return undefined;
  const changed = `${file.mtimeMs} ${file.size}`;
  const before = known.get(path);
  if (before?.changed === changed) return before.archive;
  const bytes = await readFile(path);
  const { version } = Manifest.parse(JSON.parse(new AdmZip(bytes).readAsText('manifest.json')));
  const archive = { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), version };
  known.set(path, { changed, archive });
  return archive;
}
