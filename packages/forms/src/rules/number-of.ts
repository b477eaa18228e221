// Amounts are read as plain numbers, but people may type commas.
export function numberOf(text: string | undefined): number | undefined {
  const plain = text?.replaceAll(/[,\s]/g, '') ?? '';
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
