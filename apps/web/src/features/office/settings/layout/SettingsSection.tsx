import type { ReactNode } from 'react';

// A section without a control is reached by Tab itself, so that it can be scrolled by keyboard.
export const SettingsSection = ({
  title,
  lead,
  isReadOnly = false,
  children,
}: {
  title: string;
  lead?: string;
  isReadOnly?: boolean;
  children: ReactNode;
}) => (
  <section className="set-form" aria-labelledby="set-title" {...(isReadOnly ? { tabIndex: 0 } : {})}>
    <h2 id="set-title">{title}</h2>
    {lead && <p className="set-lead">{lead}</p>}
    {children}
  </section>
);

// Label and hint on the left, control on the right. `htmlFor` labels one control; a group labels itself.
export const SettingsRow = ({
  label,
  hint,
  htmlFor,
  children,
}: {
  label: string;
  hint?: string;
  htmlFor?: string;
  children: ReactNode;
}) => (
  <div className="set-row">
    <div>
      {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span>{label}</span>}
      {hint && <small id={htmlFor && `${htmlFor}-hint`}>{hint}</small>}
    </div>
    <div>{children}</div>
  </div>
);
