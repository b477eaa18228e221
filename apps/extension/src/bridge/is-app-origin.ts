// An origin of the web application, by the list of the build. `*.` stands for one or more labels; the port must be the same.
export function isAppOrigin(origin: string, known: readonly string[] = import.meta.env['APP_ORIGINS'] ?? []): boolean {
  return known.some((each) => {
    if (!each.includes('://*.')) return each === origin;
    const [scheme, rest] = each.split('://*.') as [string, string];
    return (
      origin.startsWith(`${scheme}://`) && origin.endsWith(`.${rest}`) && /^[a-z0-9.-]+$/.test(inner(origin, rest))
    );
  });
}

const inner = (origin: string, rest: string) =>
  origin.slice(origin.indexOf('://') + 3, origin.length - rest.length - 1);
