import { createLazyReaders } from '../documents/readers/create-lazy-readers.ts';
import { serveReaders } from '../documents/readers/serve-readers.ts';
import { orExit, readSettings } from '../platform/config/read-settings.ts';

// The readers as a service of their own user: it decodes pictures of strangers, knows no secret and reaches nothing but its socket.
const { READERS, READERS_SOCKET } = orExit(() => readSettings(['READERS', 'READERS_SOCKET'], process.env, 'readers'));

const readers = createLazyReaders(READERS);
const server = await serveReaders(readers, READERS_SOCKET!);

const stop = () => {
  server.close();
  void readers.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop).on('SIGINT', stop);
process.on('disconnect', stop); // the parent process has ended
process.send?.('ready');
