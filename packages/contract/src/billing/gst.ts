import { divideRounded } from './money.ts';

const basisPoints = 10_000; // 18 % is 1800
export const highestGstRate = 4_000;

export interface Tax {
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

const none: Tax = { cgst: 0, sgst: 0, igst: 0 };

// Supplier and customer in one state: half to the centre (CGST) and half to the state (SGST), each rounded by itself, so that they are
// equal. Different states, or a customer abroad: the whole as IGST.
export function gstOn(amount: number, rate: number, isSameState: boolean): Tax {
  if (rate === 0) return none;
  if (!isSameState) return { ...none, igst: divideRounded(BigInt(amount) * BigInt(rate), BigInt(basisPoints)) };
  const half = divideRounded(BigInt(amount) * BigInt(rate), 2n * BigInt(basisPoints));
  return { cgst: half, sgst: half, igst: 0 };
}

export const sumOfTax = ({ cgst, sgst, igst }: Tax): number => cgst + sgst + igst;

// 900 as "9", 1250 as "12.5"
export const percentText = (rate: number): string => String(rate / 100);
