import type { ReactNode } from 'react';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import { sketches, type Sketch } from './sketches.tsx';

const shapes: Record<ScreenId, Sketch> = {
  home: 'cards',
  analytics: 'chart',
  fileUpload: 'cards',
  staffPlayground: 'panes',
  documentEditor: 'panes',
  staffGetVisa: 'form',
  destinationForm: 'form',
  applicants: 'list',
  applications: 'list',
  agents: 'list',
  agencies: 'list',
  distributors: 'list',
  reviewers: 'list',
  notifications: 'list',
  settings: 'form',
  form: 'form',
  getVisa: 'form',
  visaRequirements: 'list',
  documentPlayground: 'cards',
  review: 'form',
  summary: 'cards',
  myApplications: 'list',
  profile: 'form',
};

export function ScreenSketch({ screen, children }: { screen: ScreenId; children: ReactNode }) {
  return (
    <div className="staff-sketch">
      <svg width="320" height="172" viewBox="0 0 320 172" fill="none" aria-hidden>
        <rect x=".5" y=".5" width="319" height="171" rx="9.5" className="sketch-frame" />
        {sketches[shapes[screen]]}
      </svg>
      <span className="staff-sketch-icon">{children}</span>
    </div>
  );
}
