import { IconAlertCircle } from '@tabler/icons-react';

// Always mounted, so that screen readers announce new text.
export const InlineError = ({ message }: { message: string }) => (
  <p className="sign-error" role="alert">
    {message && (
      <>
        <IconAlertCircle size={18} stroke={1.8} aria-hidden />
        <span>{message}</span>
      </>
    )}
  </p>
);
