/** Runs the compiler for one target. Kept apart, so that the compiler is loaded only when there is work for it. */
import { mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { type MultiCompiler, type MultiStats, rspack } from '@rspack/core'
import { resolveFromRoot, resolveInBuild } from './paths.ts'
import type { Mode, Target } from './targets.ts'

/** Compiles a target and puts the result in its place; returns the files that it was made of, npm's apart. */
export async function compile(target: Target, mode: Mode): Promise<string[]> {
  const outputFolder = resolveInBuild('drafts', `${target.name}-${process.pid}`)
  mkdirSync(outputFolder, { recursive: true })
  try {
    const stats = await runCompiler(rspack(await target.settings(mode, outputFolder)))
    await target.finish(stats, outputFolder, mode)
    return listSources(stats)
  } finally {
    rmSync(outputFolder, { recursive: true, force: true })
  }
}

/** As paths from the root. */
const listSources = ({ stats }: MultiStats): string[] =>
  [...new Set(stats.flatMap(({ compilation }) => [...compilation.fileDependencies]))]
    .filter((file) => !file.includes('/node_modules/') && statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => path.relative(resolveFromRoot(), file))
    .toSorted()

function runCompiler(compiler: MultiCompiler): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || !stats) reject(failure ?? new Error('nothing was compiled'))
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, colors: false })))
        else resolve(stats)
      })
    })
  })
}
