import type { KindReader } from '../paper.types.ts';
import { businessRegistration } from './work/business-registration.ts';
import { gstCertificate } from './work/gst-certificate.ts';
import { pension } from './work/pension.ts';
import { salarySlip } from './work/salary-slip.ts';

// Salary slip, GST certificate, company registration, pension.
export const work: readonly KindReader[] = [businessRegistration, gstCertificate, pension, salarySlip];
