import type { ReactNode } from 'react';
import type { RealmSettings } from '@visawright/contract/realm-settings.ts';
import { LoadedSection } from './LoadedSection.tsx';
import { useRealmSettings } from './realm-settings.api.ts';

interface Props {
  title: string;
  children: (settings: RealmSettings) => ReactNode;
}

// A part of the realm's settings, once they are here.
export const RealmSection = ({ title, children }: Props) => (
  <LoadedSection title={title} query={useRealmSettings()}>
    {children}
  </LoadedSection>
);
