/** A remote built to stand alone, for development: everything it is lent elsewhere comes along. */
import { mkdirSync } from 'node:fs'
import { rspack, type Stats } from '@rspack/core'
import { inBuild, inRoot } from './places.ts'
import { resolve, styles, typescript } from './settings.ts'

interface Told {
  tell(line: string): void
  /** Every build after the first. */
  built(): void
}

/** Resolves after the first build that worked: to the folder it went to, and the files of a page in it. */
export function watchAlone(
  folder: string,
  { tell, built }: Told,
): Promise<{ into: string; files(): string[] }> {
  const into = inBuild('alone', folder)
  mkdirSync(into, { recursive: true })
  const css = styles({ onServer: false })
  const compiler = rspack({
    context: inRoot(folder),
    mode: 'development',
    target: ['web', 'es2021'],
    entry: { page: './alone/page.tsx' },
    devtool: 'cheap-module-source-map',
    resolve,
    module: {
      rules: [typescript({ onServer: false }), css.rule],
      generator: css.generator,
      parser: css.parser,
    },
    output: { path: into, publicPath: '/alone/', uniqueName: folder, clean: true },
  })
  return new Promise((done, fail) => {
    let files: string[] = []
    compiler.watch({ aggregateTimeout: 20 }, (failure, stats) => {
      if (failure) return fail(failure)
      if (stats!.hasErrors()) return tell(stats!.toString({ all: false, errors: true, colors: false }))
      const first = files.length === 0
      files = filesOf(stats!)
      tell(`built in ${stats!.endTime! - stats!.startTime!} ms`)
      if (first) done({ into, files: () => files })
      else built()
    })
  })
}

const filesOf = (stats: Stats) =>
  [...(stats.compilation.entrypoints.get('page')?.getFiles() ?? [])].filter((file) => !file.endsWith('.map'))
