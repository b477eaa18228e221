import { expect, test } from 'vitest';
import { distinctiveText } from './distinctive-text.ts';

test('drops numbers, email addresses and names', () => {
  const text = `Name of the employee: Ravi Kumar Verma\nDear Mr. Ravi Kumar, S/O Mohan Lal\nAccount 1234 5678 AB12
ravi@example.in www.bank.example\nAddress: 12 MG Road, Pune\nP<INDVERMA<<RAVI<KUMAR<<<<\nyour leave is sanctioned`;
  const left = distinctiveText(text);
  expect(left).not.toMatch(/\d|ravi|verma|mohan|pune|@/i);
  expect(left).toContain('your leave is sanctioned');
});

test('repeats a word three times at most', () => expect(distinctiveText('upi '.repeat(9))).toBe('upi upi upi'));
