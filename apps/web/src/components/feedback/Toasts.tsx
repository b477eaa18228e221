import { Toaster } from 'react-hot-toast';
import { toasts } from '@visawright/contract/platform/constants.ts';

const { ms } = toasts;

// 20 is the library's limit.
export default function Toasts() {
  return (
    <Toaster
      position={toasts.position}
      toastOptions={{
        duration: ms.blank,
        error: { duration: ms.error, ariaProps: { role: 'alert', 'aria-live': 'assertive' } },
        success: { duration: ms.success },
        loading: { duration: ms.loading },
        custom: { duration: ms.custom },
        className: 'toast',
      }}
    />
  );
}
