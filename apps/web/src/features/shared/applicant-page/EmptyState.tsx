import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { SheetDrawing } from './SheetDrawing.tsx';

interface Props {
  icon: Icon;
  title: string;
  text: string;
  children?: ReactNode;
}

export const EmptyState = ({ icon, title, text, children }: Props) => (
  <section className="panel empty">
    <SheetDrawing icon={icon} size={148} />
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </section>
);
