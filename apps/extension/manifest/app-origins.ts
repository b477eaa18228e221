// Where the web application lives: exact origins, or one with `*.` before the host, for realms that have a host of their own.
const practiceOrigins = ['http://127.0.0.1:8080', 'http://*.localhost:8080'] as const;
const storeOrigins = ['http://127.0.0.1:8080'] as const;

const shape = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/;

export function appOrigins(mode: string, setting: string | undefined): readonly string[] {
  const named = (setting ?? '').split(',').flatMap((each) => each.trim() || []);
  if (named.length === 0) return mode === 'practice' ? practiceOrigins : storeOrigins;
  const wrong = named.find((each) => !shape.test(each));
  if (wrong !== undefined) throw new Error(`APP_ORIGINS: ${wrong} is not an origin such as https://visa.example.com`);
  return named;
}
