import { expect, test } from 'vitest';
import { telling } from './telling.ts';

test('numbers, mails and names are left out, the rest stays', () => {
  const text = `Name of the employee: Ravi Kumar Verma\nDear Mr. Ravi Kumar, S/O Mohan Lal\nAccount 1234 5678 AB12
ravi@example.in www.bank.example\nAddress: 12 MG Road, Pune\nP<INDVERMA<<RAVI<KUMAR<<<<\nyour leave is sanctioned`;
  const left = telling(text);
  expect(left).not.toMatch(/\d|ravi|verma|mohan|pune|@/i);
  expect(left).toContain('your leave is sanctioned');
});

test('a word said often is said three times at most', () => expect(telling('upi '.repeat(9))).toBe('upi upi upi'));
