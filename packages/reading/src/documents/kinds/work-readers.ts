import type { KindReader } from '../readable-document.types.ts';
import { businessRegistration } from './work/business-registration.ts';
import { gstCertificate } from './work/gst-certificate.ts';
import { pensionStatement } from './work/pension-statement.ts';
import { salarySlip } from './work/salary-slip.ts';

// Salary slip, GST certificate, company registration, pension.
export const workReaders: readonly KindReader[] = [businessRegistration, gstCertificate, pensionStatement, salarySlip];
