import type { Box } from './fitting-size.ts';

export interface TextBox extends Box {
  readonly page: number; // from 0
  readonly left: number; // points from the left and top edge of the page
  readonly top: number;
}
