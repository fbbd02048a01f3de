/** Runs the compiler for one target. Kept apart, so that the compiler is loaded only when there is work for it. */
import { mkdirSync, rmSync } from 'node:fs'
import { type MultiCompiler, type MultiStats, rspack } from '@rspack/core'
import { inBuild } from './places.ts'
import type { Mode, Target } from './targets.ts'

/** Compiles a target and puts the result in its place. */
export async function compile(target: Target, mode: Mode): Promise<void> {
  const into = inBuild('drafts', `${target.name}-${process.pid}`)
  mkdirSync(into, { recursive: true })
  try {
    const stats = await run(rspack(await target.settings(mode, into)))
    await target.finish(stats, into, mode)
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

/** What went wrong, in the compiler's words, or null. */
export function errorsOf(stats: MultiStats): string | null {
  return stats.hasErrors()
    ? stats.toString({ all: false, errors: true, errorDetails: false, colors: false })
    : null
}

function run(compiler: MultiCompiler): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        const errors = stats ? errorsOf(stats) : 'nothing was compiled'
        if (failure) reject(failure)
        else if (errors) reject(new Error(errors))
        else resolve(stats!)
      })
    })
  })
}
