// Shows push messages when no page is open. It controls no page and stores nothing.
interface Note {
  readonly tag: string; // the same for a copy of a message, which replaces the first
  readonly title: string;
  readonly from: string;
  readonly lang: string;
  readonly link: string;
}

interface PushWorker extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
interface WorkerEvent extends Event {
  readonly data?: { json(): unknown };
  readonly notification?: Notification;
  waitUntil(work: Promise<unknown>): void;
}

const worker = globalThis as unknown as PushWorker;
const on = (type: string, handle: (event: WorkerEvent) => void) =>
  worker.addEventListener(type, handle as EventListener);

on('push', (event) => {
  if (!event.data) return;
  const { tag, title, from, lang, link } = event.data.json() as Note;
  event.waitUntil(worker.registration.showNotification(from, { body: title, tag, lang, data: link }));
});

// A page that is open already comes to the front; links of other origins are not opened.
on('notificationclick', (event) => {
  event.notification?.close();
  const link = String(event.notification?.data);
  if (!URL.canParse(link) || new URL(link).origin !== location.origin) return;
  event.waitUntil(
    worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const same = open.find(({ url }) => url === link);
      return same ? same.focus() : worker.clients.openWindow(link);
    }),
  );
});
