// What is signed begins with what it is: a signature of a pack is never valid for a receipt.
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const packText = (sha256: string): Uint8Array<ArrayBuffer> => bytes(`visawright-pack\n${sha256}`);

export const receiptText = (receivedAt: string, sha256: string): Uint8Array<ArrayBuffer> =>
  bytes(`visawright-receipt\n${receivedAt}\n${sha256}`);
