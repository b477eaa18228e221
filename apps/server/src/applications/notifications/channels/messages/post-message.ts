import { postOutbound, RefusedAddress, type OutboundPost } from '../../../../platform/outbound/post-outbound.ts';
import { NotSent } from './claim-message.ts';
import { mostReplyBytes, timeoutMs, type ChannelParts } from './outbound.types.ts';

const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];
const retriedLater = [401, 403, 408, 425, 429]; // an admin may correct a token meanwhile

// A refused address and a connection that never came about are known not to have sent anything; a lost reply is not.
export async function postMessage(
  { test }: Pick<ChannelParts, 'test'>,
  post: Pick<OutboundPost, 'url' | 'headers' | 'body'>,
): Promise<{ readonly status: number; readonly reply: unknown }> {
  const { status, text } = await postOutbound({ timeoutMs, ...test, ...post, mostBytes: mostReplyBytes }).catch(
    (error: unknown) => {
      if (error instanceof RefusedAddress) throw new NotSent('address');
      if (neverConnected.includes(String((error as { code?: unknown }).code))) throw new NotSent('connection');
      throw error;
    },
  );
  if (retriedLater.includes(status)) throw new NotSent(`http ${status}`);
  if (status >= 500) throw new Error('the provider failed');
  return { status, reply: readJson(text) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
