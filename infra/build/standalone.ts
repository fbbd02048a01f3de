/** Builds a remote for a page of its own, for development: with its own copy of the shared modules. */
import { mkdirSync } from 'node:fs'
import { rspack, type Stats } from '@rspack/core'
import { buildStyleRules, buildTypescriptRule, resolve } from './compiler-settings.ts'
import { resolveFromRoot, resolveInBuild } from './paths.ts'

interface WatchEvents {
  onLog(line: string): void
  /** Every build after the first. */
  onRebuild(): void
}

/** Resolves after the first build that worked: to the folder it went to, and the files of a page in it. */
export function watchStandalone(
  folder: string,
  { onLog, onRebuild }: WatchEvents,
): Promise<{ outputFolder: string; files(): string[] }> {
  const outputFolder = resolveInBuild('standalone', folder)
  mkdirSync(outputFolder, { recursive: true })
  const css = buildStyleRules({ isServer: false })
  const compiler = rspack({
    context: resolveFromRoot(folder),
    mode: 'development',
    target: ['web', 'es2021'],
    entry: { page: './standalone/page.tsx' },
    devtool: 'cheap-module-source-map',
    resolve,
    module: {
      rules: [buildTypescriptRule({ isServer: false }), css.rule],
      generator: css.generator,
      parser: css.parser,
    },
    output: { path: outputFolder, publicPath: '/standalone/', uniqueName: folder, clean: true },
  })
  return new Promise((resolve, reject) => {
    let files: string[] = []
    compiler.watch({ aggregateTimeout: 20 }, (failure, stats) => {
      if (failure) return reject(failure)
      if (stats!.hasErrors()) return onLog(stats!.toString({ all: false, errors: true, colors: false }))
      const isFirst = files.length === 0
      files = listEntryFiles(stats!)
      onLog(`built in ${stats!.endTime! - stats!.startTime!} ms`)
      if (isFirst) resolve({ outputFolder, files: () => files })
      else onRebuild()
    })
  })
}

const listEntryFiles = (stats: Stats) =>
  [...(stats.compilation.entrypoints.get('page')?.getFiles() ?? [])].filter((file) => !file.endsWith('.map'))
