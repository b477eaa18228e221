import type { ReactNode } from 'react';
import type { RealmSettings } from '@visawright/contract/identity/realm-settings.ts';
import { LoadedSection } from './LoadedSection.tsx';
import { useRealmSettings } from '../realm-settings.api.ts';

interface Props {
  title: string;
  children: (settings: RealmSettings) => ReactNode;
}

export const RealmSection = ({ title, children }: Props) => (
  <LoadedSection title={title} query={useRealmSettings()}>
    {children}
  </LoadedSection>
);
