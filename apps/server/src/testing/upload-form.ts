export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

// An upload in the form a browser sends.
export function uploadForm(fields: Readonly<Record<string, unknown>>, files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return form;
}
