/** A remote: its browser build with Module Federation, and one file the server knows its pages by. */
import type { RspackOptions } from '@rspack/core'
import { exposedModule, getChunksPolicyName, sharedModules } from '../../shell/federation.ts'
import { exposedChunk, isRemoteBuilt, storeBuiltRemote } from './built-remote.ts'
import { isReleasedLocally, releaseLocally } from './local-store.ts'
import { areBuildsReleased, persistedOperationsFile, resolveFromRoot } from './paths.ts'
import type { Mode, RemoteTarget, Target } from './targets.ts'

export function createRemoteTarget(remote: RemoteTarget): Target {
  return {
    name: remote.name,
    inputs: [
      `${remote.folder}/src`,
      `${remote.folder}/package.json`,
      `${remote.folder}/${persistedOperationsFile}`,
      'shell/federation.ts',
    ],
    isBuilt: () => isRemoteBuilt(remote.name) && (!areBuildsReleased || isReleasedLocally(remote.name)),
    settings: async (mode, outputFolder) => [
      await browserSettings(remote, mode, `${outputFolder}/browser`),
      await serverSettings(remote, mode, `${outputFolder}/server`),
    ],
    async finish(stats, outputFolder, mode) {
      await storeBuiltRemote(remote, stats, outputFolder, mode)
      if (areBuildsReleased) releaseLocally(remote.name)
    },
  }
}

async function browserSettings(
  { name, folder }: RemoteTarget,
  mode: Mode,
  outputFolder: string,
): Promise<RspackOptions> {
  const { SubresourceIntegrityPlugin } = await import('@rspack/core')
  const { ModuleFederationPlugin } = await import('@module-federation/enhanced/rspack')
  const { buildClientModule, buildMinimizer, changedModules, resolve } = await import(
    './compiler-settings.ts'
  )
  return {
    name: `${name}-browser`,
    context: resolveFromRoot(folder),
    mode,
    target: ['web', 'es2021'],
    entry: {},
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve,
    // The federation's plug-in says at each build that `auto` is resolved in the browser, as is wanted.
    infrastructureLogging: { level: 'error' },
    module: buildClientModule({ isServer: false }, ...changedModules),
    optimization: { ...buildMinimizer(mode), splitChunks: { chunks: 'async' } },
    output: {
      path: outputFolder,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].[contenthash:8].js',
      // The release's folder is named after what is in it; the entry would have to list a hash in each name.
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: getChunksPolicyName(name), onPolicyCreationFailure: 'stop' },
      clean: true,
    },
    plugins: [
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { [exposedModule]: { import: './src/routes.tsx', name: exposedChunk } },
        shared: sharedModules,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        // The shell brings the runtime, and says itself where each remote's entry is.
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}

async function serverSettings(
  { name, folder, isServerRendered: isRendered }: RemoteTarget,
  mode: Mode,
  outputFolder: string,
): Promise<RspackOptions> {
  const { buildClientModule, resolve } = await import('./compiler-settings.ts')
  return {
    name: `${name}-server`,
    context: resolveFromRoot(folder),
    mode,
    target: 'node24',
    // The forms are the server's alone: handling them is none of what a browser loads.
    entry: { server: isRendered ? './src/server.ts' : './src/routes.tsx' },
    devtool: false,
    // Packages as they are everywhere, not as they are on Node: a remote gets nothing of the machine.
    resolve: { ...resolve, conditionNames: ['webpack', mode, 'import', 'require'] },
    module: buildClientModule({ isServer: true }),
    externals: Object.fromEntries(
      Object.keys(sharedModules).map((moduleName) => [moduleName, `commonjs ${moduleName}`]),
    ),
    optimization: { minimize: false, splitChunks: false },
    output: {
      path: outputFolder,
      uniqueName: name,
      filename: 'server.[contenthash:8].cjs',
      library: { type: 'commonjs2' },
      // What is rendered is in one file; the screens that only the browser renders are left out of it, and out of the release.
      asyncChunks: !isRendered,
      clean: true,
    },
  }
}
