import type { ControlKind } from '@visawright/contract/extension/page-skeleton.ts';

// What was recorded beside the controls: buttons, notes and pages that nobody filled in.
const others = new Set([
  'button',
  'checkbox x2 + button',
  'dialog',
  'external',
  'flow',
  'image button',
  'link',
  'not recorded',
  'note',
  'page',
  'repeat',
  'step',
  'text x3 + picture code',
  'text + image',
  'text/select',
]);
export const isControl = (kind: string): boolean => !others.has(kind);

const kinds: readonly (readonly [RegExp, ControlKind])[] = [
  [/^three inputs/, 'text'],
  [/^date/, 'text'],
  [/^select|^country|^enum/, 'select'],
  [/^radio|^boolean/, 'radio'],
  [/^checkbox/, 'checkbox'],
  [/^textarea/, 'textarea'],
  [/^file/, 'file'],
  [/^password/, 'password'],
];
export const kindOf = (recorded: string): ControlKind => kinds.find(([shape]) => shape.test(recorded))?.[1] ?? 'text';

const dateShape = /(?:dd|mm|yyyy)[ ./-](?:dd|mmm?)[ ./-](?:dd|yyyy)/i;

// The order of day, month and year, where it was recorded: "mm-dd-yyyy; read-only date picker".
export const datePattern = (kind: string, note: string): string | undefined =>
  (dateShape.exec(kind) ?? dateShape.exec(note))?.[0].toUpperCase();
