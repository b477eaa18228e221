import { wrongHeaders } from '../headers/wrong-headers.ts';
import type { Stage } from './stage.ts';
import type { Target } from './targets.ts';

// A served document must not be executed by the browser: returns what is wrong with its response headers.
export async function wronglyServed({ server }: Stage, targets: readonly Target[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const target of targets) {
    const { headers, statusCode } = await server.app.inject({
      url: target.url(),
      headers: { authorization: `Bearer ${target.who.token}`, 'realm-client-id': target.who.realmPath },
    });
    const found = wrongHeaders({ what: target.kind, status: statusCode, headers });
    if (statusCode !== 200) found.push(`status ${statusCode}`);
    if (!String(headers['content-disposition']).startsWith('attachment')) found.push('content-disposition');
    if (!String(headers['content-security-policy']).split('; ').includes('sandbox')) found.push('sandbox');
    if (!/^(image\/(jpeg|png|webp)|application\/pdf)$/.test(String(headers['content-type'])))
      found.push('content-type');
    wrong.push(...found.map((each) => `${target.kind}: ${each}`));
  }
  return wrong;
}
