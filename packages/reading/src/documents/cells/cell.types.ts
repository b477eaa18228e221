import type { Polygon } from '../../engine.types.ts';

// A rectangle between ruling lines, 0..1 of the upright page as its lines are.
export interface Cell {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly polygon: Polygon; // on the page as given
  readonly beside: readonly Cell[]; // cells that share its right side, from top to bottom
  readonly under: readonly Cell[]; // cells that share its lower side, from left to right
}
