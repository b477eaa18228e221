import { pairs } from './pairs.ts';
import type { View } from './views.ts';

export interface Look {
  readonly scheme: 'light' | 'dark';
  readonly width: number;
  readonly language: 'en' | 'hi';
}

const widths = { 'sign-in': [1440, 800, 390], applicant: [1440, 800, 390], staff: [1440, 960, 900] } as const;

export const looks = (view: View): Look[] =>
  pairs(
    widths[view.side].filter((width) => !view.isWide || width >= 960),
    ['light', 'dark'] as const,
    ['en', 'hi'] as const,
  ).map(([width, scheme, language]) => ({
    width,
    scheme,
    language,
  }));

export const lookName = ({ width, scheme, language }: Look) => `${width} ${scheme} ${language}`;
