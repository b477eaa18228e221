// Amounts are read as plain numbers; a person may have typed commas.
export function numberOf(text: string | undefined): number | undefined {
  const plain = text?.replaceAll(/[,\s]/g, '') ?? '';
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
