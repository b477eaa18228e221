import type { OpenedData, SensitiveReply } from '@visawright/contract/sensitive/sensitive-replies.ts';
import { AppError } from '../errors/app-error.ts';
import { recordAccess, type RecordedCall, type RecordedOperation } from './record-access.ts';

interface Input {
  readonly query?: unknown;
  readonly body?: unknown;
}

// Some refusals contain sealed values: the record as it is now, or the answer another person saved. They are recorded like a reply.
export async function recordRefusalValues<T>(
  call: RecordedCall,
  operation: RecordedOperation,
  sensitive: SensitiveReply,
  input: Input,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) {
      const opened = openedBy(error, sensitive, input);
      await recordAccess(call, { ...operation, mayRefuse: false }, opened);
    }
    throw error;
  }
}

function openedBy({ code, details }: AppError, sensitive: SensitiveReply, input: Input): OpenedData[] {
  if (code === 'record.versionStale') {
    const { current } = (details ?? {}) as { readonly current?: unknown };
    return current === undefined ? [] : sensitive.collect(current, input);
  }
  if (code !== 'answer.conflict') return [];
  const { applicationUid } = input.body as { readonly applicationUid: string };
  return [
    {
      subject: { kind: 'applicationUid', uid: applicationUid },
      content: { fields: new Set(['answers']), docIds: new Set() },
    },
  ];
}
