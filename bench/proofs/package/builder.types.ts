import type { PackageInput } from '@visawright/server/processing.ts';

export interface BuildOrder {
  readonly how: 'build' | 'bare';
  readonly input: PackageInput;
  readonly reread: readonly Buffer[]; // pages that the build reads again, for `bare`
}

export interface BuildAnswer {
  readonly zipSha256: string;
  readonly packageId: string;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly peakMb: number; // of the builder process
  readonly reread: readonly Buffer[];
  readonly smaller: number; // compressed files
  readonly tooLarge: readonly string[];
}
