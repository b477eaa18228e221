// Splits a zone file record into the fields a registrar asks for.
export function txtRecord(record: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^(\S+)\s+TXT\s+"(.*)"$/.exec(record.trim()) ?? [];
  return name ? { name, value } : { name: '', value: record };
}
