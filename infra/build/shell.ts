/** The shell's two builds: what the browser starts with, and what the server renders pages with. */
import { existsSync } from 'node:fs'
import type { RspackOptions } from '@rspack/core'
import { compressed } from './compressed.ts'
import { addFiles, replaceFolder, writeWhole } from './folders.ts'
import { inBuild, inRoot } from './places.ts'
import { filesOfGroup } from './stats.ts'
import type { Mode, Target } from './targets.ts'

export function shellTarget(): Target {
  return {
    name: 'shell',
    inputs: [
      'shell/src',
      'shell/federation.ts',
      'shell/package.json',
      'shell/kit/src',
      'shell/kit/package.json',
    ],
    standing: () =>
      ['assets.json', 'browser', 'server/server.cjs'].every((file) => existsSync(inBuild('shell', file))),
    settings: async (mode, into) => [
      await browserSettings(mode, `${into}/browser`),
      await serverSettings(mode, `${into}/server`),
    ],
    async finish(stats, into, mode) {
      if (mode === 'production') await compressed(`${into}/browser`)
      // Added to what is there: a server still running on the last build goes on finding its files.
      addFiles(`${into}/browser`, inBuild('shell/browser'))
      replaceFolder(`${into}/server`, inBuild('shell/server'))
      writeWhole(inBuild('shell/assets.json'), JSON.stringify(assetsOf(stats.stats[0]!)))
    },
  }
}

async function browserSettings(mode: Mode, into: string): Promise<RspackOptions> {
  const { rspack } = await import('@rspack/core')
  const { minimized, resolve, styles, typescript } = await import('./settings.ts')
  const css = styles({ onServer: false })
  return {
    name: 'shell-browser',
    context: inRoot('shell'),
    mode,
    target: ['web', 'es2021'],
    entry: { shell: './src/browser.tsx' },
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve,
    module: {
      rules: [
        typescript({ onServer: false }),
        css.rule,
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
        },
        { test: /\.svg$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
      ],
      generator: css.generator,
      parser: css.parser,
    },
    // What comes from the registry changes seldom: kept apart, it stays in the browser's cache over our releases.
    optimization: {
      ...minimized(mode),
      splitChunks: {
        cacheGroups: { lent: { name: 'lent', test: /node_modules.*\.m?js$/, chunks: 'initial' } },
      },
    },
    output: {
      path: into,
      publicPath: '/assets/',
      uniqueName: 'shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      clean: true,
    },
    plugins: [
      new rspack.DefinePlugin({
        // Leaves out what the federation runtime carries for Node and for its own manifests.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
    ],
  }
}

async function serverSettings(mode: Mode, into: string): Promise<RspackOptions> {
  const { resolve, styles, typescript } = await import('./settings.ts')
  const css = styles({ onServer: true })
  return {
    name: 'shell-server',
    context: inRoot('shell'),
    mode,
    target: 'node24',
    entry: { server: './src/server.tsx' },
    devtool: 'source-map',
    resolve,
    module: {
      rules: [
        typescript({ onServer: true }),
        css.rule,
        { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: { emit: false } },
      ],
      generator: css.generator,
      parser: css.parser,
    },
    optimization: { minimize: false, splitChunks: false },
    output: {
      path: into,
      uniqueName: 'shell',
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      clean: true,
    },
  }
}

function assetsOf(stats: import('@rspack/core').Stats) {
  const files = filesOfGroup(stats, 'shell').map((file) => `/assets/${file}`)
  const all = Object.keys(stats.compilation.assets).map((file) => `/assets/${file}`)
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    // Upright faces are on every page; italics are rare enough to come when they are needed.
    fonts: all.filter((file) => file.endsWith('.woff2') && !file.includes('italic')),
    icon: all.find((file) => /\/icon\.[0-9a-f]+\.svg$/.test(file)) ?? null,
  }
}
