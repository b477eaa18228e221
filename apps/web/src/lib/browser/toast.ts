import type { Renderable, Toast, ToastOptions } from 'react-hot-toast';
import { create } from 'zustand';

export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

// Loaded on first use; components/feedback/Toasts.tsx sets duration, limit and position.
export const toastsWanted = create(() => false);
export const prepareToasts = () => {
  if (!toastsWanted.getState()) toastsWanted.setState(true, true);
};

// May fail offline; important messages are also shown on screen.
const library = () => import('react-hot-toast').catch(() => null);

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
