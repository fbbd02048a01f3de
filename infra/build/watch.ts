/**
 * Builds again whenever something changes, in development mode and only what changed. Each finished build is told to
 * the parent process, which restarts a service or the shell; a remote's release is picked up by itself.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { type MultiStats, rspack } from '@rspack/core'
import { unstamp } from './changed.ts'
import { errorsOf } from './compile.ts'
import { inBuild } from './places.ts'
import type { Target } from './targets.ts'

type Watching = { close(): Promise<void> }

/** Watches the targets until the process is told to stop. Resolves once each has been built for the first time. */
export async function watch(targets: Target[], tell: (line: string) => void): Promise<void> {
  const watching: Watching[] = []
  const stop = () => Promise.all(watching.map((one) => one.close())).then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
  for (const target of targets) watching.push(await watchOne(target, tell))
  process.send?.({ type: 'ready' })
}

async function watchOne(target: Target, tell: (line: string) => void): Promise<Watching> {
  // What is built here is for development: the next build for production must not take it for its own.
  unstamp(target)
  const into = inBuild('drafts', `${target.name}-watched-${process.pid}`)
  mkdirSync(into, { recursive: true })
  const compiler = rspack(await target.settings('development', into))

  return new Promise((resolve, reject) => {
    let started = performance.now()
    compiler.compilers[0]?.hooks.invalid.tap('started', () => {
      started = performance.now()
    })
    const watching = compiler.watch({ aggregateTimeout: 20 }, async (failure, stats) => {
      if (failure) return reject(failure)
      try {
        await finished(target, stats!, into)
        tell(`built ${target.name} in ${Math.round(performance.now() - started)} ms`)
        process.send?.({ type: 'built', target: target.name })
      } catch (reason) {
        tell(`${target.name}: ${(reason as Error).message}`)
      }
      resolve({ close: () => closed(watching, into) })
    })
  })
}

async function finished(target: Target, stats: MultiStats, into: string): Promise<void> {
  const errors = errorsOf(stats)
  if (errors) throw new Error(errors)
  await target.finish(stats, into, 'development')
}

function closed(watching: { close(done: () => void): void } | undefined, into: string): Promise<void> {
  return new Promise((resolve) => {
    const clean = () => {
      rmSync(into, { recursive: true, force: true })
      resolve()
    }
    if (watching) watching.close(clean)
    else clean()
  })
}
