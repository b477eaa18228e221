// Mantine replaces the aria-describedby of its inputs with the ids of its own texts; attributes set this way stay.
export const describedBy = (ids: string | undefined) =>
  ids ? { attributes: { input: { 'aria-describedby': ids } } } : {};
