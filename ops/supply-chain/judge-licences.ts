import type { LockedPackage } from './locked-packages.ts';

export interface LicenceRules {
  readonly allowed: readonly string[];
  // `name` may end with *; `devOnly` fails as soon as the package becomes part of the product.
  readonly exceptions: readonly { name: string; licence: string; devOnly?: boolean; reason: string }[];
}

// An SPDX expression such as "(MIT OR CC0-1.0) AND Zlib".
export function isLicenceAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const readOne = (): boolean => {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && allowed.has(token);
    const inner = readAny();
    if (tokens[at++] !== ')') throw new Error(`"${expression}" is not a licence expression`);
    return inner;
  };
  const readAll = (): boolean => {
    let ok = readOne();
    while (tokens[at] === 'AND') {
      at += 1;
      ok = readOne() && ok;
    }
    return ok;
  };
  const readAny = (): boolean => {
    let ok = readAll();
    while (tokens[at] === 'OR') {
      at += 1;
      ok = readAll() || ok;
    }
    return ok;
  };
  const ok = readAny();
  return ok && at === tokens.length;
}

const isNamed = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

export function judgeLicences(packages: readonly LockedPackage[], rules: LicenceRules): string[] {
  const allowed = new Set(rules.allowed);
  const used = new Set<string>();
  const refused = packages.flatMap(({ id, name, licence, isDev }) => {
    if (licence !== undefined && isLicenceAllowed(licence, allowed)) return [];
    const exception = rules.exceptions.find((row) => isNamed(row.name, name) && row.licence === (licence ?? 'none'));
    if (!exception) return [`${id} has the licence ${licence ?? 'none'}`];
    used.add(exception.name);
    return exception.devOnly === true && !isDev ? [`${id} (${licence}) is allowed for development only`] : [];
  });
  const unused = rules.exceptions.filter(({ name }) => !used.has(name));
  return [...new Set([...refused, ...unused.map(({ name }) => `the licence exception of ${name} is not needed`)])];
}
