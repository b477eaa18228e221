import type { Renderable, Toast, ToastOptions } from 'react-hot-toast';
import { create } from 'zustand';

export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

// The library comes with the first need, not with the first paint; components/Toasts.tsx holds times, limit and place.
export const toastsWanted = create(() => false);
export const prepareToasts = () => {
  if (!toastsWanted.getState()) toastsWanted.setState(true, true);
};

// Offline it cannot come: every message that matters also stands on the screen.
const library = () => import('react-hot-toast').catch(() => null);

// The one toast call.
export async function toast(
  message: Renderable | ((toast: Toast) => Renderable),
  kind: ToastKind = 'blank',
  options?: ToastOptions,
): Promise<string> {
  prepareToasts();
  const show = (await library())?.toast;
  if (!show) return '';
  return kind === 'blank' ? show(message, options) : show[kind](message, options);
}

export async function dismissToast(id?: string) {
  (await library())?.toast.dismiss(id);
}
