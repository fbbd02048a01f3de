/**
 * A service's bundles: `main.mjs`, and one for each `src/<command>.main.ts`. Our own packages are taken in, what comes
 * from the registry stays in node_modules. A build is needed at all because Node runs no decorators.
 */
import { existsSync, readdirSync } from 'node:fs'
import type { RspackOptions } from '@rspack/core'
import { replaceFolder } from './folders.ts'
import { inBuild, inRoot } from './places.ts'
import type { Mode, Service, Target } from './targets.ts'

export function serviceTarget({ name }: Service): Target {
  return {
    name,
    inputs: [
      `services/${name}/src`,
      `services/${name}/package.json`,
      'services/kit/src',
      'services/kit/package.json',
    ],
    standing: () => existsSync(inBuild('services', name, 'main.mjs')),
    settings: async (mode, into) => [await serviceSettings(name, mode, into)],
    finish: async (_stats, into) => replaceFolder(into, inBuild('services', name)),
  }
}

async function serviceSettings(name: string, mode: Mode, into: string): Promise<RspackOptions> {
  const { resolve, typescript } = await import('./settings.ts')
  const folder = inRoot('services', name)
  return {
    name,
    context: folder,
    mode,
    target: 'node24',
    entry: entriesOf(`${folder}/src`),
    devtool: 'source-map',
    resolve,
    module: {
      rules: [typescript({ onServer: true, decorators: true })],
      parser: { javascript: { importMeta: false } },
    },
    externalsPresets: { node: true },
    externalsType: 'module-import',
    externals: [({ request }, done) => (isOurs(request ?? '', folder) ? done() : done(undefined, request))],
    // Readable on the server, and class names are what GraphQL types are called.
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    output: {
      path: into,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      filename: '[name].mjs',
      asyncChunks: false,
      clean: true,
    },
  }
}

// A package that only this service has in that version would not be found from the built file: it is taken in.
function isOurs(request: string, folder: string): boolean {
  if (request.startsWith('node:')) return false
  if (/^[./]/.test(request) || request.startsWith('@access/')) return true
  const packageName = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
  return existsSync(`${folder}/node_modules/${packageName}`)
}

function entriesOf(folder: string): Record<string, string> {
  const mains = readdirSync(folder).filter((file) => file === 'main.ts' || file.endsWith('.main.ts'))
  if (!mains.includes('main.ts')) throw new Error(`${folder} has no main.ts`)
  return Object.fromEntries(mains.map((file) => [file.replace(/(\.main)?\.ts$/, ''), `${folder}/${file}`]))
}
