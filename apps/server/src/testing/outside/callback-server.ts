import fastify from 'fastify';
import {
  serveChannelCallbacks,
  type CallbackParts,
} from '../../applications/notifications/channels/callbacks/serve-channel-callbacks.ts';
import { sendError } from '../../platform/http/send-error.ts';

// The address where providers report, as the API serves it, and nothing else.
export async function openCallbackServer(parts: CallbackParts) {
  const app = fastify();
  app.setErrorHandler(sendError);
  await serveChannelCallbacks(app, parts);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}
