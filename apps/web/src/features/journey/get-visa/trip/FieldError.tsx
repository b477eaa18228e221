export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className="trip-error" id={`${id}-error`}>
      {message}
    </p>
  ) : null;
