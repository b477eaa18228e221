// What may be logged about an error: its kind and location. Messages can contain values ("invalid input syntax … \"Kumar\""), so they are
// left out.
export function errorFacts(error: unknown): { kind: string; code?: string; constraint?: string; at: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  };
}
