import '@fastify/multipart'; // adds `parts` to a request
import type { FastifyReply, FastifyRequest } from 'fastify';
import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import { AppError } from '../../errors/app-error.ts';
import { Spool, type Spooled } from './spool.ts';

export interface ReceivedFile {
  readonly fileName: string;
  readonly size: number;
  readonly isTooLarge: boolean; // then its content was discarded
  read(): Promise<Buffer>;
}

export interface ReceivedForm {
  readonly fields: Record<string, string>;
  readonly files: readonly ReceivedFile[];
}

const limits = {
  fileSize: uploadLimits.zip.bytes, // what is not a ZIP has a lower limit, checked with its content
  files: uploadLimits.staff.files,
  fields: 20,
  fieldSize: 4_096,
  parts: uploadLimits.staff.files + 20,
  headerPairs: 50,
};
const mostBytes = 1_024 * 1_024 * 1_024; // per request; larger sets of files are uploaded one by one, resumably

// Accepts text fields and files in any order. Received content is released once the reply has been sent.
export async function readMultipart(request: FastifyRequest, reply: FastifyReply): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new AppError('input.mediaType');
  const spool = new Spool();
  reply.raw.once('close', () => void spool.close());
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  let total = 0;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('input.tooLarge');
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const spooled = await spool.receive(part.file as AsyncIterable<Buffer>);
      total += spooled.size;
      if (total > mostBytes) throw new AppError('input.tooLarge');
      files.push(fileOf(part.filename ?? '', spooled, part.file.truncated));
    }
  } catch (error) {
    await spool.close();
    const { code } = error as { code?: string };
    throw code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' ? new AppError('upload.tooManyFiles') : error;
  }
  return { fields, files };
}

const fileOf = (fileName: string, spooled: Spooled, isTooLarge: boolean): ReceivedFile =>
  isTooLarge
    ? { fileName, size: 0, isTooLarge, read: () => Promise.resolve(Buffer.alloc(0)) }
    : { fileName, size: spooled.size, isTooLarge, read: () => spooled.read() };
