import type { KindReader } from '../readable-document.types.ts';
import { academicRecord } from './other/academic-record.ts';
import { medicalCertificate } from './other/medical-certificate.ts';
import { otherDocument } from './other/other-document.ts';
import { policeClearance } from './other/police-clearance.ts';
import { propertyDocument } from './other/property-document.ts';

export const otherReaders: readonly KindReader[] = [
  academicRecord,
  medicalCertificate,
  otherDocument,
  policeClearance,
  propertyDocument,
];
