import type { DocumentPage, PageOperation } from '@visawright/contract/documents/document.ts';
import { isWholePhoto } from '../model/corners.ts';
import { withOperations, type EditedPage, type StepKind } from '../model/edit-history.ts';
import {
  operationsOf,
  stagesOf,
  turned,
  unedited,
  type Corners,
  type Crop,
  type Light,
  type PageStages,
} from '../model/page-stages.ts';
import type { PageEditing } from './use-editing.ts';

export interface PageTools {
  readonly page: DocumentPage;
  readonly operations: readonly PageOperation[];
  readonly stages: PageStages;
  setCorners(corners: Corners, gesture?: string): void;
  setAngle(angle: number, gesture?: string): void;
  setCrop(crop: Crop | null, gesture?: string): void;
  setLight(light: Light, gesture?: string): void;
  turn(degrees: 90 | 270): void;
  reset(): void;
}

// What the tools do with one page. Each replaces its own stage, however often it is used.
export function pageTools(editing: PageEditing, page: DocumentPage, { pageUid, operations }: EditedPage): PageTools {
  const stages = stagesOf(operations);
  const put = (kind: StepKind, next: PageStages, gesture?: string) =>
    editing.change(kind, withOperations(editing.pages, pageUid, operationsOf(page, next)), gesture);
  return {
    page,
    operations,
    stages,
    setCorners: (corners, gesture) =>
      put('edges', { ...stages, corners: isWholePhoto(corners) ? null : corners }, gesture),
    setAngle: (angle, gesture) => put('straighten', { ...stages, angle }, gesture),
    setCrop: (crop, gesture) => put('crop', { ...stages, crop }, gesture),
    setLight: (light, gesture) => put('light', { ...stages, light }, gesture),
    turn: (degrees) => put('turn', turned(stages, degrees)),
    reset: () => put('reset', unedited),
  };
}
