import type { KindReader } from '../readable-document.types.ts';
import { birthCertificate } from './certificates/birth-certificate.ts';
import { deathCertificate } from './certificates/death-certificate.ts';
import { divorceDecree } from './certificates/divorce-decree.ts';
import { familyRegister } from './certificates/family-register.ts';
import { hostRelationship } from './certificates/host-relationship.ts';
import { marriageCertificate } from './certificates/marriage-certificate.ts';

// Proof of Relationship and Proof of Marital Status.
export const certificateReaders: readonly KindReader[] = [
  birthCertificate,
  deathCertificate,
  divorceDecree,
  familyRegister,
  hostRelationship,
  marriageCertificate,
];
