import { expect, test } from 'vitest';
import { valuesOf } from '../../../testing/values-of.ts';

test('assigns a PAN to the party of its column', () => {
  const read = valuesOf(
    'Proof of Funds',
    'Form 16',
    `
FORM 16
ISSUED BY (EMPLOYER)                           ISSUED TO (EMPLOYEE)
Coastal Shipyards Limited                      Vikram Menon
Harbour Road, Kochi - 682001                   Welding Engineer
TAN: CHNC01111B                                PAN: AFWPM9988Q
PAN: AACCC5555K                                Assessment Year: 2026-27
`,
  );
  expect(read).toMatchObject({
    employerName: 'Coastal Shipyards Limited',
    employerPan: 'AACCC5555K',
    employerTan: 'CHNC01111B',
    name: 'Vikram Menon',
    employeePan: 'AFWPM9988Q',
  });
});

test('reads parties that are one above the other', () => {
  const read = valuesOf(
    'Proof of Funds',
    'Form 16',
    `
FORM 16
Details of the Deductor
Name   Coastal Shipyards Limited
PAN    AACCC5555K
Details of the Deductee
Name   Vikram Menon
PAN    AFWPM9988Q
`,
  );
  expect(read).toMatchObject({
    employerName: 'Coastal Shipyards Limited',
    employerPan: 'AACCC5555K',
    name: 'Vikram Menon',
    employeePan: 'AFWPM9988Q',
  });
});
