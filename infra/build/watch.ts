/**
 * Builds again whenever something changes, in development mode and only what changed. Each finished build is told to
 * the parent process, which restarts a service or the shell; a remote's release is picked up by itself.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { type MultiStats, rspack } from '@rspack/core'
import { formatErrors } from './compile.ts'
import { removeStamp } from './input-hash.ts'
import { resolveInBuild } from './paths.ts'
import type { Target } from './targets.ts'

type TargetWatcher = { close(): Promise<void> }

/** Watches the targets until the process is stopped. Resolves once each has been built for the first time. */
export async function watchTargets(targets: Target[], log: (line: string) => void): Promise<void> {
  const watcher: TargetWatcher[] = []
  const stop = () => Promise.all(watcher.map((one) => one.close())).then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
  for (const target of targets) watcher.push(await watchTarget(target, log))
  process.send?.({ type: 'ready' })
}

async function watchTarget(target: Target, log: (line: string) => void): Promise<TargetWatcher> {
  // What is built here is for development: the next build for production must not take it for its own.
  removeStamp(target)
  const outputFolder = resolveInBuild('drafts', `${target.name}-watched-${process.pid}`)
  mkdirSync(outputFolder, { recursive: true })
  const compiler = rspack(await target.settings('development', outputFolder))

  return new Promise((resolve, reject) => {
    let started = performance.now()
    compiler.compilers[0]?.hooks.invalid.tap('started', () => {
      started = performance.now()
    })
    const watcher = compiler.watch({ aggregateTimeout: 20 }, async (failure, stats) => {
      if (failure) return reject(failure)
      try {
        await finishBuild(target, stats!, outputFolder)
        log(`built ${target.name} in ${Math.round(performance.now() - started)} ms`)
        process.send?.({ type: 'built', target: target.name })
      } catch (reason) {
        log(`${target.name}: ${(reason as Error).message}`)
      }
      resolve({ close: () => closeWatcher(watcher, outputFolder) })
    })
  })
}

async function finishBuild(target: Target, stats: MultiStats, outputFolder: string): Promise<void> {
  const errors = formatErrors(stats)
  if (errors) throw new Error(errors)
  await target.finish(stats, outputFolder, 'development')
}

function closeWatcher(
  watcher: { close(done: () => void): void } | undefined,
  outputFolder: string,
): Promise<void> {
  return new Promise((resolve) => {
    const removeOutput = () => {
      rmSync(outputFolder, { recursive: true, force: true })
      resolve()
    }
    if (watcher) watcher.close(removeOutput)
    else removeOutput()
  })
}
