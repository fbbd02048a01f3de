/**
 * A service's bundles: `main.mjs`, and one for each `src/<command>.main.ts`. Our own packages are taken in, what comes
 * from the registry stays in node_modules. A build is needed at all because Node runs no decorators.
 */
import { existsSync, readdirSync } from 'node:fs'
import type { RspackOptions } from '@rspack/core'
import { replaceFolder } from './folders.ts'
import { resolveFromRoot, resolveInBuild } from './paths.ts'
import type { Mode, Target } from './targets.ts'

/** Our packages that services take in. */
const sharedPackages = ['services/kit', 'services/name-matching']

export function createServiceTarget(name: string): Target {
  return {
    name,
    inputs: [
      `services/${name}/src`,
      `services/${name}/package.json`,
      ...sharedPackages.flatMap((folder) => [`${folder}/src`, `${folder}/package.json`]),
    ],
    isBuilt: () => existsSync(resolveInBuild('services', name, 'main.mjs')),
    settings: async (mode, outputFolder) => [await serviceSettings(name, mode, outputFolder)],
    finish: async (_stats, outputFolder) => replaceFolder(outputFolder, resolveInBuild('services', name)),
  }
}

async function serviceSettings(name: string, mode: Mode, outputFolder: string): Promise<RspackOptions> {
  const { resolve, buildTypescriptRule } = await import('./compiler-settings.ts')
  const folder = resolveFromRoot('services', name)
  return {
    name,
    context: folder,
    mode,
    target: 'node24',
    entry: listEntries(`${folder}/src`),
    devtool: 'source-map',
    resolve,
    module: {
      rules: [
        buildTypescriptRule({ isServer: true, decorators: true }),
        { resourceQuery: /^\?raw$/, type: 'asset/source' },
      ],
      // A service asks at run time where it lies: its bundles are found beside each other.
      parser: { javascript: { importMeta: false, url: false } },
    },
    externalsPresets: { node: true },
    externalsType: 'module-import',
    externals: [
      ({ request, dependencyType }, done) => {
        if (isBundled(request ?? '', folder)) return done()
        // A package that is taken in and written for `require` wants what that returns, not a namespace.
        done(undefined, request, dependencyType === 'commonjs' ? 'node-commonjs' : undefined)
      },
    ],
    // Readable on the server, and class names are what GraphQL types are called.
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    output: {
      path: outputFolder,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      filename: '[name].mjs',
      asyncChunks: false,
      clean: true,
    },
  }
}

// A package that only this service, or one of ours that it takes in, has in that version would not be found from the
// built file: it is taken in.
function isBundled(request: string, folder: string): boolean {
  if (request.startsWith('node:')) return false
  if (/^[./]/.test(request) || request.startsWith('@access/')) return true
  const packageName = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
  return [folder, ...sharedPackages.map((shared) => resolveFromRoot(shared))].some((place) =>
    existsSync(`${place}/node_modules/${packageName}`),
  )
}

function listEntries(folder: string): Record<string, string> {
  const entryFiles = readdirSync(folder).filter((file) => file === 'main.ts' || file.endsWith('.main.ts'))
  if (!entryFiles.includes('main.ts')) throw new Error(`${folder} has no main.ts`)
  return Object.fromEntries(
    entryFiles.map((file) => [file.replace(/(\.main)?\.ts$/, ''), `${folder}/${file}`]),
  )
}
