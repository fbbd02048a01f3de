/** A remote's release: its browser build with Module Federation, and one file the server knows its pages by. */
import { existsSync } from 'node:fs'
import type { RspackOptions } from '@rspack/core'
import { borrowed } from '../../shell/federation.ts'
import { inBuild, inRoot } from './places.ts'
import { exposedChunk, readRegistry, registryFile, release } from './release.ts'
import { type Mode, type RemoteTarget, rulesFiles, type Target } from './targets.ts'

export function remoteTarget(remote: RemoteTarget): Target {
  return {
    name: remote.name,
    inputs: [`${remote.folder}/src`, `${remote.folder}/package.json`, 'shell/federation.ts', ...rulesFiles()],
    standing: () => isReleased(remote.name),
    settings: async (mode, into) => [
      await browserSettings(remote, mode, `${into}/browser`),
      await serverSettings(remote, mode, `${into}/server`),
    ],
    finish: async (stats, into, mode) => release(remote, stats, into, mode),
  }
}

async function browserSettings(
  { name, folder }: RemoteTarget,
  mode: Mode,
  into: string,
): Promise<RspackOptions> {
  const { ModuleFederationPlugin } = await import('@module-federation/enhanced/rspack')
  const { SubresourceIntegrityPlugin } = await import('@rspack/core')
  const { minimized, resolve, styles, typescript } = await import('./settings.ts')
  const css = styles({ onServer: false })
  return {
    name: `${name}-browser`,
    context: inRoot(folder),
    mode,
    target: ['web', 'es2021'],
    entry: {},
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve,
    module: {
      rules: [typescript({ onServer: false }), css.rule],
      generator: css.generator,
      parser: css.parser,
    },
    optimization: { ...minimized(mode), splitChunks: { chunks: 'async' } },
    output: {
      path: into,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './routes': { import: './src/routes.tsx', name: exposedChunk } },
        shared: borrowed,
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}

async function serverSettings(
  { name, folder, rendered }: RemoteTarget,
  mode: Mode,
  into: string,
): Promise<RspackOptions> {
  const { resolve, styles, typescript } = await import('./settings.ts')
  const css = styles({ onServer: true })
  return {
    name: `${name}-server`,
    context: inRoot(folder),
    mode,
    target: 'node24',
    entry: { server: './src/routes.tsx' },
    devtool: false,
    // Packages as they are everywhere, not as they are on Node: nothing of the machine is lent to a remote.
    resolve: { ...resolve, conditionNames: ['webpack', mode, 'import', 'require'] },
    module: {
      rules: [typescript({ onServer: true }), css.rule],
      generator: css.generator,
      parser: css.parser,
    },
    externals: Object.fromEntries(Object.keys(borrowed).map((lent) => [lent, `commonjs ${lent}`])),
    optimization: { minimize: false, splitChunks: false },
    output: {
      path: into,
      uniqueName: name,
      filename: 'server.[contenthash:8].cjs',
      library: { type: 'commonjs2' },
      // What is rendered is in one file; the screens that only the browser renders are left out of it, and out of the release.
      asyncChunks: !rendered,
      clean: true,
    },
  }
}

function isReleased(name: string): boolean {
  const line = existsSync(registryFile()) ? readRegistry()[name] : undefined
  return line !== undefined && existsSync(inBuild('remotes', name, line.version, 'release.json'))
}
