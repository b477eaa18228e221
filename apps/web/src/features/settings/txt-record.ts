// The server writes the record as a zone file would; a form at a registrar asks for its parts.
export function txtRecord(record: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^(\S+)\s+TXT\s+"(.*)"$/.exec(record.trim()) ?? [];
  return name ? { name, value } : { name: '', value: record };
}
