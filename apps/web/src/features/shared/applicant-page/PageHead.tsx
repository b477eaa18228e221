import type { ReactNode } from 'react';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import './applicant-page.css';

export const PageHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className="page-head" data-tour="heading">
    <ScreenHeading>{title}</ScreenHeading>
    <p>{children}</p>
  </header>
);
