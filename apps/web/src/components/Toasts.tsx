import { Toaster } from 'react-hot-toast';
import { toasts } from '@visawright/contract/constants.ts';

const { ms } = toasts;

// At most 20 are kept, which is the library's own limit.
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
