// A PDF in qpdf's JSON format: names start with "/", texts with "u:", references look like "3 0 R"; streams are separate files.
export type PdfValue = string | number | boolean | null | readonly PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  readonly [name: string]: PdfValue;
}
export interface PdfStream {
  readonly dict: PdfDictionary;
  readonly datafile: string;
}
export type PdfObject = { readonly value: PdfValue } | { readonly stream: PdfStream };

export const text = (words: string): string => `u:${words}`;

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface PdfParts {
  readonly objects: Readonly<Record<string, PdfObject>>; // `obj:3 0 R`
  readonly files: Readonly<Record<string, Buffer>>; // in the sandbox's folder
  readonly last: number; // the highest object number in use
}

// The objects of a file that is being written; new ones are numbered in order.
export class PdfObjects {
  readonly objects: Record<string, PdfObject>;
  readonly files: Record<string, Buffer>;
  last: number;

  constructor(imported: PdfParts = { objects: {}, files: {}, last: 0 }) {
    this.objects = { ...imported.objects };
    this.files = { ...imported.files };
    this.last = imported.last;
  }

  reserve(): string {
    return `${++this.last} 0 R`;
  }

  put(at: string, value: PdfValue): string {
    this.objects[`obj:${at}`] = { value };
    return at;
  }

  add(value: PdfValue): string {
    return this.put(this.reserve(), value);
  }

  addStream(dict: PdfDictionary, bytes: Buffer): string {
    const at = this.reserve();
    const name = `stream-${this.last}`;
    this.files[name] = bytes;
    this.objects[`obj:${at}`] = { stream: { dict, datafile: `/work/${name}` } };
    return at;
  }

  dictionary(at: PdfValue | undefined): PdfDictionary {
    const object = typeof at === 'string' ? this.objects[`obj:${at}`] : undefined;
    const value = object && 'value' in object ? object.value : undefined;
    return isDictionary(value) ? value : {};
  }
}
