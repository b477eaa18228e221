import type { PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { Personal, RecordedPage } from './recorder-state.ts';

export interface RecorderActions {
  readonly setDestination: (destination: string) => void;
  readonly record: () => void;
  readonly select: (ref: string) => void;
  readonly move: (by: 1 | -1) => void;
  readonly take: (ref: string) => void;
  readonly choose: (ref: string, field: PackField | null) => void;
  readonly leave: (ref: string, reason: Personal) => void;
  readonly learnOptions: (ref: string) => void;
  readonly describe: (
    change: Partial<Pick<RecordedPage, 'title' | 'step' | 'heading' | 'clock'>> & { reference?: PackPage['reference'] },
  ) => void;
  readonly addPage: () => void;
  readonly test: () => void;
  readonly propose: () => void;
  readonly discard: () => void;
}
