import { IconAlertCircle } from '@tabler/icons-react';

// Always in the page, so that a screen reader hears it when words appear in it.
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
