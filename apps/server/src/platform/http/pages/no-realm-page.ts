import type { FastifyReply } from 'fastify';
import { pageHeaders } from '../headers.ts';

// What a new installation shows, to the operator, before the first realm exists. There is no brand, language or app to load yet.
export function noRealmPage(reply: FastifyReply, nonce: string, host: string): string {
  void reply.status(404).headers(pageHeaders({ nonce, host })).type('text/html; charset=utf-8');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Visawright has no realm yet</title>
    <link rel="icon" href="data:,">
    <style nonce="${nonce}">
      body { max-width: 44rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
      pre { padding: 1rem; overflow-x: auto; background: #f1f3f5; color: #212529; }
    </style>
  </head>
  <body>
    <h1>Visawright is running and has no realm yet</h1>
    <p>A realm is one tenant with its own brand, sign-in and data. Create the first one where the product is installed:</p>
    <pre>npm run realm -- create --path my-agency --name "My Agency" --admin-email admin@example.com --default</pre>
    <p>The command prints the address of the realm and the temporary password of its first admin. With <code>--default</code> the realm
      is shown at this address.</p>
  </body>
</html>
`;
}
