// Images of the product (docs/operate/install.md). They are built by ops/images/build; this is what it needs from the sources, and what
// looks at them afterwards:
//   npm run images -- context FOLDER      the build context, into an empty folder
//   npm run images -- sbom FOLDER IMAGE   the bill of materials of a built image
//   npm run images -- verify FOLDER       looks into the built images and starts them against the running stack
//   npm run images -- units FOLDER        starts systemd with the units of the product (after ops/images/machine FOLDER)
import { mkdirSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { loadEnv } from '@visawright/server/config.ts';
import { images } from './contents.ts';
import { installedPackages } from './installed-packages.ts';
import { nodeOf, packagesIn, writeContext } from './write-context.ts';
import { makeImageSbom } from '../supply-chain/make-sbom.ts';

const root = join(import.meta.dirname, '../..');
const [command, folder, name] = process.argv.slice(2);
const usage = 'use: npm run images -- context FOLDER | sbom FOLDER IMAGE | verify FOLDER | units FOLDER';

function fail(words: string): never {
  console.error(words);
  process.exit(2);
}

if (folder === undefined) fail(usage);
const place = resolve(folder);

if (command === 'context') {
  const models = execFileSync(join(root, 'ops', 'stack'), ['models'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1)!;
  mkdirSync(place);
  writeContext({ root, models: join(models, '..'), node: nodeOf(root), into: place });
} else if (command === 'sbom') {
  const image = images.find((each) => each.name === name) ?? fail(usage);
  const sbom = makeImageSbom(image.name, packagesIn(root, image), installedPackages(join(place, 'images', image.name)));
  writeFileSync(join(place, `${image.name}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`bill of materials: ${sbom.components.length} components in ${image.name}.cdx.json`);
} else if (command === 'verify') {
  loadEnv();
  const { verifyImages } = await import('./verify-images.ts');
  process.exitCode = (await verifyImages(place)) ? 0 : 1;
} else if (command === 'units') {
  loadEnv();
  const { verifyUnits } = await import('./verify-units.ts');
  process.exitCode = (await verifyUnits(place)) ? 0 : 1;
} else fail(usage);
