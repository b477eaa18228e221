import type { KindReader } from '../paper.types.ts';
import { academic } from './other/academic.ts';
import { medical } from './other/medical.ts';
import { otherDocument } from './other/other-document.ts';
import { policeClearance } from './other/police-clearance.ts';
import { property } from './other/property.ts';

export const other: readonly KindReader[] = [academic, medical, otherDocument, policeClearance, property];
