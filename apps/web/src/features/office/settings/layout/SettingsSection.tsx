import type { ReactNode } from 'react';

export const SettingsSection = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <section className="set-form" aria-labelledby="set-title">
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
