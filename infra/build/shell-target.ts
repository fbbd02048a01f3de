/** The shell's two builds: what the browser starts with, and what the server renders pages with. */
import { copyFileSync, existsSync } from 'node:fs'
import type { RspackOptions } from '@rspack/core'
import { getChunksPolicyName } from '../../shell/federation.ts'
import { addFiles, compressFolder, replaceFolder, writeFileAtomically } from './folders.ts'
import { persistedOperationsFile, resolveFromRoot, resolveInBuild } from './paths.ts'
import { listGroupFiles } from './stats.ts'
import type { Mode, Target } from './targets.ts'

export function createShellTarget(): Target {
  return {
    name: 'shell',
    inputs: [
      'shell/src',
      'shell/federation.ts',
      'shell/package.json',
      `shell/${persistedOperationsFile}`,
      'shell/kit/src',
      'shell/kit/package.json',
    ],
    isBuilt: () =>
      ['assets.json', 'browser', 'server/server.cjs'].every((file) =>
        existsSync(resolveInBuild('shell', file)),
      ),
    settings: async (mode, outputFolder) => [
      await browserSettings(mode, `${outputFolder}/browser`),
      await serverSettings(mode, `${outputFolder}/server`),
    ],
    async finish(stats, outputFolder, mode) {
      if (mode === 'production') await compressFolder(`${outputFolder}/browser`)
      // Added to what is there: a server still running on the last build goes on finding its files.
      addFiles(`${outputFolder}/browser`, resolveInBuild('shell/browser'))
      replaceFolder(`${outputFolder}/server`, resolveInBuild('shell/server'))
      copyFileSync(
        resolveFromRoot('shell', persistedOperationsFile),
        resolveInBuild('shell/persisted-operations.json'),
      )
      writeFileAtomically(resolveInBuild('shell/assets.json'), JSON.stringify(listAssets(stats.stats[0]!)))
    },
  }
}

async function browserSettings(mode: Mode, outputFolder: string): Promise<RspackOptions> {
  const { DefinePlugin } = await import('@rspack/core')
  const { buildClientModule, buildMinimizer, resolve } = await import('./compiler-settings.ts')
  return {
    name: 'shell-browser',
    context: resolveFromRoot('shell'),
    mode,
    target: ['web', 'es2021'],
    entry: { shell: './src/entry.ts' },
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve: {
      ...resolve,
      alias: { ...smallerModules, ...(mode === 'production' ? productionModules : {}) },
    },
    module: buildClientModule(
      { isServer: false },
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
      },
      { test: /\.svg$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
    ),
    plugins: [
      // Of the federation's runtime what a browser needs that is told each remote's entry.
      new DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
    ],
    // What comes from the registry changes seldom: kept apart, it stays in the browser's cache over our releases.
    optimization: {
      ...buildMinimizer(mode),
      splitChunks: {
        cacheGroups: {
          shared: { name: 'shared', test: /node_modules.*\.m?js$/, chunks: ({ name }) => name === 'page' },
        },
      },
    },
    output: {
      path: outputFolder,
      publicPath: '/assets/',
      uniqueName: 'shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      trustedTypes: { policyName: getChunksPolicyName('shell'), onPolicyCreationFailure: 'stop' },
      clean: true,
    },
  }
}

/** What browsers get in place of a package's own file. */
const smallerModules = {
  // Operations are texts already: nothing in a browser parses or prints one.
  '@0no-co/graphql.web': resolveFromRoot('shell/src/graphql-text.ts'),
}

/** Where a package's own file is the one for development, whatever the compiler asks for. */
const productionModules = {
  'react-router$': resolveFromRoot('node_modules/react-router/dist/production/index.mjs'),
}

async function serverSettings(mode: Mode, outputFolder: string): Promise<RspackOptions> {
  const { buildClientModule, resolve } = await import('./compiler-settings.ts')
  return {
    name: 'shell-server',
    context: resolveFromRoot('shell'),
    mode,
    target: 'node24',
    entry: { server: './src/server.tsx' },
    devtool: 'source-map',
    resolve,
    module: buildClientModule(
      { isServer: true },
      { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: { emit: false } },
    ),
    optimization: { minimize: false, splitChunks: false },
    output: {
      path: outputFolder,
      uniqueName: 'shell',
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      clean: true,
    },
  }
}

function listAssets(stats: import('@rspack/core').Stats) {
  const toUrl = (file: string) => `/assets/${file}`
  const files = listGroupFiles(stats, 'shell').map(toUrl)
  const all = Object.keys(stats.compilation.assets).map(toUrl)
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    // What the first script has come once a page is painted.
    hydrationScripts: listGroupFiles(stats, 'page').map(toUrl),
    styles: files.filter((file) => file.endsWith('.css')),
    // Upright faces are on every page; italics, rare letters and those of other languages come when they are needed.
    fonts: all.filter((file) => file.endsWith('.woff2') && !/italic|rest|latin-ext|vietnamese/.test(file)),
    icon: all.find((file) => /\/icon\.[0-9a-f]+\.svg$/.test(file)) ?? null,
  }
}
