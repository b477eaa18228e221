import versions from '../versions/versions.json' with { type: 'json' };

// Which version of a form is the newest and what it held then. A form nobody has kept yet is its first.
export const formVersions: Readonly<Record<string, { version: number; sha256: string }>> = versions;

export const newestVersion = (formId: string): number =>
  Object.hasOwn(formVersions, formId) ? formVersions[formId]!.version : 1;
