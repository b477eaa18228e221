// Addresses known from attacks on servers that fetch URLs, as [family, address]. `port` is that of the canary on every loopback address.
export interface HostileAddressOptions {
  readonly port: number;
  readonly ours: string; // the public address of this product
  readonly path: string; // a valid page image address of this session, without host
  readonly foreign: readonly (readonly [why: string, path: string])[]; // the same with tickets this session may not use
}

type Address = readonly [family: string, address: string];

export function hostileAddresses({ port, ours, path, foreign }: HostileAddressOptions): Address[] {
  const at = (host: string) => `http://${host}:${port}/canary.jpg`;
  const family = (name: string, addresses: readonly string[]): Address[] =>
    addresses.map((address) => [name, address] as const);
  const { host, origin, protocol } = new URL(ours);
  const other = `127.0.0.1:${port}`;
  return [
    ...family('loopback', ['127.0.0.1', 'localhost', '127.1', '127.0.1', '0', '0.0.0.0', '127.255.255.254'].map(at)),
    ...family(
      'loopback by name',
      ['LOCALHOST', 'localhost.', 'canary.localhost', 'ip6-localhost', '127.0.0.1.'].map(at),
    ),
    ...family(
      'numbers',
      ['2130706433', '017700000001', '0x7f000001', '0177.0.0.1', '0x7f.0.0.1', '0x7f.1', '127.0.0.01'].map(at),
    ),
    ...family('numbers beyond', ['4294967296', '425.510.425.510', '00000177.0.0.1', '127.0.0.1%00'].map(at)),
    ...family(
      'IPv6',
      [
        '[::1]',
        '[::]',
        '[0:0:0:0:0:0:0:1]',
        '[::ffff:127.0.0.1]',
        '[::ffff:7f00:1]',
        '[::127.0.0.1]',
        '[fe80::1%25lo]',
      ].map(at),
    ),
    ...family(
      'IPv6 with an embedded IPv4 address',
      [
        '[64:ff9b::7f00:1]',
        '[64:ff9b::127.0.0.1]',
        '[2002:7f00:1::]',
        '[2001:0:7f00:1::]',
        '[fd00::1]',
        '[ff02::1]',
      ].map(at),
    ),
    ...family('metadata', [
      'http://169.254.169.254/latest/meta-data/',
      'http://169.254.169.254/computeMetadata/v1/',
      'http://[fd00:ec2::254]/latest/meta-data/',
      'http://2852039166/latest/meta-data/',
      'http://0xa9fea9fe/',
      'http://0251.0376.0251.0376/',
      'http://metadata.google.internal/',
      'http://169.254.170.2/v2/credentials',
      'http://100.100.100.200/latest/meta-data/',
      'http://[::ffff:169.254.169.254]/',
    ]),
    ...family(
      'private networks',
      ['10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1', '198.18.0.1', '240.0.0.1'].map(at),
    ),
    ...family('our own parts', [
      'http://127.0.0.1:54329/',
      'http://127.0.0.1:8081/realms/master',
      'http://127.0.0.1:9000/health',
      'http://127.0.0.1:7070/visawright',
      'http://127.0.0.1:1080/email',
      'http://127.0.0.1:3310/',
      'http://127.0.0.1:8080/readyz',
      'http://127.0.0.1:8080/metrics',
    ]),
    ...family('rebinding and public names', [
      at('127.0.0.1.nip.io'),
      at('localtest.me'),
      at('lvh.me'),
      at('7f000001.c0a80001.rbndr.us'),
      at('rebind.canary.localhost'),
      'http://example.com/picture.jpg',
      'https://example.com/redirect?to=http://127.0.0.1/',
    ]),
    ...family('redirects and slow bodies on the canary', [
      `http://${other}/redirect?to=http://169.254.169.254/`,
      `http://${other}/redirect?to=file:///etc/passwd`,
      `http://${other}/slow`,
      `http://${other}/huge`,
      `http://${other}/gzip-bomb`,
      `https://${other}/tls`,
    ]),
    ...family('other schemes', [
      'file:///etc/passwd',
      'file://localhost/etc/passwd',
      'file:/proc/self/environ',
      `gopher://${other}/_GET%20/`,
      `ftp://${other}/x`,
      `dict://${other}/d:x`,
      `ldap://${other}/`,
      `tftp://${other}/x`,
      `ws://${other}/`,
      `jar:http://${other}!/x`,
      `netdoc:http://${other}/`,
      'data:image/png;base64,iVBORw0KGgo=',
      'data:text/html,<script>1</script>',
      'javascript:alert(1)',
      'blob:http://127.0.0.1/x',
      'about:blank',
      's3://visawright/x',
      'unix:///var/run/docker.sock',
      'view-source:http://127.0.0.1/',
      'php://filter/resource=/etc/passwd',
    ]),
    ...family('user names before the host', [
      `${protocol}//${host}@${other}${path}`,
      `${protocol}//${host}:x@${other}${path}`,
      `${protocol}//x@${host}${path}`,
      `${protocol}//${host}%40${other}${path}`,
      `${protocol}//${other}#@${host}${path}`,
      `${protocol}//${other}?@${host}${path}`,
      `${protocol}//${other}\\@${host}${path}`,
      `${protocol}//${host}\\@${other}${path}`,
    ]),
    ...family('hosts that only look like ours', [
      `${protocol}//${host}.evil.test${path}`,
      `${protocol}//evil-${host}${path}`,
      `${protocol}//${host}.${path}`,
      `${protocol}//${host}:${port}${path}`,
      `${protocol}//${host}:443${path}`,
      `${protocol}//${host.toUpperCase()}${path}`,
      `${protocol}//${host.replace('.', '。')}${path}`,
      `${protocol}//${host.replace('s', 'ſ')}${path}`,
      `http://${host}${path}`,
      `ftp://${host}${path}`,
      `//${host}${path}`,
      `///${host}${path}`,
      `\\\\${host}${path}`,
      `${protocol}${host}${path}`,
      `${protocol}/${host}${path}`,
      `${protocol}//${host}/${other}${path}`,
    ]),
    ...family('our host, another path', [
      `${origin}/${path}`,
      `${origin}/.${path}`,
      `${origin}/x/..${path}`,
      `${origin}${path.replace('page-image', 'page-image/')}`,
      `${origin}${path.replace('page-image', 'page-Image')}`,
      `${origin}${path.replace('page-image', 'page%2Dimage')}`,
      `${origin}${path.replace('page-image', 'original-file')}`,
      `${origin}${path.replace('?', '?url=http://127.0.0.1/&')}`,
      `${origin}${path}&ticket=x`,
      `${origin}${path}#fragment`,
      `${origin}${path}%00`,
      `${origin}${path}\r\nHost: 127.0.0.1`,
      `${origin}${path.replace('?', ';')}`,
      `${origin}/readyz`,
      `${origin}/das/v1/realms/kc-realm/dev`,
      `${origin}/redirect?to=http://${other}/`,
      path.slice(1),
      `/${path}`,
      `/\\${other}${path}`,
      '/etc/passwd',
      '../../../../etc/passwd',
    ]),
    ...foreign.flatMap(([why, foreignPath]) => family(why, [foreignPath, `${origin}${foreignPath}`])),
  ];
}
