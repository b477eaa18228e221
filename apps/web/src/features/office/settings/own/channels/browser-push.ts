import type { NewPushDevice } from '@visawright/contract/identity/channels.ts';
import workerUrl from './push.worker.ts?worker&url';

export class PushDenied extends Error {}

export const supportsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

// Realms that share an origin have registrations of their own, because each subscribes with its own key. No page is below this address.
const scopeOf = (publicKey: string) => `/assets/push/${publicKey.slice(1, 23)}`;

async function activeRegistration(publicKey: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerUrl, { scope: scopeOf(publicKey) });
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker)
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve();
        if (worker.state === 'redundant') reject(new Error('the worker did not start'));
      });
    });
  return registration;
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0)!);

export async function subscribeBrowser(publicKey: string): Promise<NewPushDevice> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  const { pushManager } = await activeRegistration(publicKey);
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

export async function unsubscribeBrowser(publicKey: string): Promise<void> {
  if (!supportsPush()) return;
  const registration = await navigator.serviceWorker.getRegistration(scopeOf(publicKey));
  await registration?.unregister(); // ends its subscription too
}
