import { IconAlertCircle } from '@tabler/icons-react';
import './dialog.css';

// Always mounted, so that screen readers announce new text.
export const ErrorLine = ({ message }: { message: string }) => (
  <p className="error-line" role="alert">
    {message && (
      <>
        <IconAlertCircle size={16} stroke={1.8} aria-hidden />
        <span>{message}</span>
      </>
    )}
  </p>
);
