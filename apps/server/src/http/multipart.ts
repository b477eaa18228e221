import '@fastify/multipart'; // adds `parts` to a request
import type { FastifyRequest } from 'fastify';
import { uploadLimits } from '@visawright/contract/document.ts';
import { AppError } from './app-error.ts';

export interface ReceivedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly isTooLarge: boolean; // then `bytes` is empty
}

export interface Received {
  readonly fields: Record<string, string>;
  readonly files: readonly ReceivedFile[];
}

// Text fields and files in whatever order they come.
export async function readMultipart(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('input.mediaType');
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  for await (const part of request.parts({ limits: { fileSize: uploadLimits.fileBytes } })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else {
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) chunks.push(chunk as Buffer);
      const isTooLarge = part.file.truncated;
      files.push({ fileName: part.filename, bytes: isTooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), isTooLarge });
    }
  }
  return { fields, files };
}
