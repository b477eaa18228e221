import versions from '../../versions/versions.json' with { type: 'json' };

// The latest version of each form and its content hash. A form that was never stored is at version 1.
export const formVersions: Readonly<Record<string, { version: number; sha256: string }>> = versions;

export const newestVersion = (formId: string): number =>
  Object.hasOwn(formVersions, formId) ? formVersions[formId]!.version : 1;
