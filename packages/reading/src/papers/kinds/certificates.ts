import type { KindReader } from '../paper.types.ts';
import { birthCertificate } from './certificates/birth.ts';
import { deathCertificate } from './certificates/death.ts';
import { divorceDecree } from './certificates/divorce.ts';
import { familyRegister } from './certificates/family-register.ts';
import { hostRelationship } from './certificates/host-relationship.ts';
import { marriageCertificate } from './certificates/marriage.ts';

// Proof of Relationship and Proof of Marital Status.
export const certificates: readonly KindReader[] = [birthCertificate, deathCertificate, divorceDecree, familyRegister, hostRelationship, marriageCertificate]; // prettier-ignore
