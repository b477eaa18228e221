// A JSON schema as the text of a TypeScript type.
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
}

// Called with every object type: replies its name if it has one.
export type NameOf = (text: string, place: string) => string;

// A long text, such as a consent that was shown, is not written out.
const literal = (value: unknown) => {
  if (typeof value !== 'string') return String(value);
  return value.length > 80 ? 'string' : `'${value.replace(/['\\]/g, '\\$&')}'`;
};
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));
// A chosen text beside any text says nothing.
const union = (types: readonly string[]) =>
  [...new Set(types)].filter((type) => !type.startsWith("'") || !types.includes('string')).join(' | ');
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<=ch)es$|(?<=[^s])s$/, '');
const simple: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

export function typeOfSchema(schema: Schema, place: string, nameOf: NameOf): string {
  const inner = (each: Schema, at = place) => typeOfSchema(each, at, nameOf);
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((each) => inner(each)));
  if (schema.allOf) return schema.allOf.map((each) => `(${inner(each)})`).join(' & ');
  if (schema.not) return 'never';
  if (Array.isArray(schema.type)) return union((schema.type as string[]).map((type) => inner({ ...schema, type })));
  if (schema.type === 'array') return arrayType(schema, (each) => inner(each, singular(place)));
  if (schema.type === 'object') return nameOf(objectType(schema, inner), place);
  return simple[String(schema.type)] ?? 'unknown';
}

function arrayType({ items, prefixItems }: Schema, inner: (schema: Schema) => string): string {
  if (prefixItems) return `readonly [${prefixItems.map(inner).join(', ')}]`;
  const item = items ? inner(items) : 'unknown';
  return `ReadonlyArray<${item}>`;
}

function objectType(schema: Schema, inner: (schema: Schema, place?: string) => string): string {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const parts = Object.entries(properties).map(
    ([name, each]) => `readonly ${key(name)}${required.includes(name) ? '' : '?'}: ${inner(each, name)};`,
  );
  if (parts.length > 0) return `{ ${parts.join(' ')} }`;
  if (typeof additionalProperties !== 'object')
    return additionalProperties === false ? 'Nothing' : 'Readonly<Record<string, unknown>>';
  const names = propertyNames?.enum ? inner(propertyNames) : 'string';
  const values = `Record<${names}, ${inner(additionalProperties)}>`;
  return `Readonly<${propertyNames?.enum ? `Partial<${values}>` : values}>`;
}
