import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  help?: string;
  error: string | undefined;
  tour?: string;
  children: ReactNode;
}

export const QuestionField = ({ id, title, help, error, tour, children }: Props) => (
  <fieldset
    className="ask"
    data-tour={tour}
    aria-describedby={[help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
  >
    <legend>
      <h2>{title}</h2>
    </legend>
    {help && (
      <p className="ask-help" id={`${id}-help`}>
        {help}
      </p>
    )}
    {children}
    {error && (
      <p className="ask-error" id={`${id}-error`}>
        {error}
      </p>
    )}
  </fieldset>
);
