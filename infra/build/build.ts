/**
 * Builds what changed: `node infra/build/build.ts [auth content requests shell mfe_public …]`.
 * Without names, everything. A build that nothing has changed for does not even load the compiler.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withLock } from '../run/bootstrap/lock.mjs'
import { hashOfInputs, isUpToDate, writeStamp } from './input-hash.ts'
import { buildFolder, resolveInBuild } from './paths.ts'
import { createRemoteTarget } from './remote-target.ts'
import { createServiceTarget } from './service-target.ts'
import { createShellTarget } from './shell-target.ts'
import { type Mode, remotes, serviceNames, type Target } from './targets.ts'

const targets: Target[] = [
  ...serviceNames.map(createServiceTarget),
  createShellTarget(),
  ...remotes.map(createRemoteTarget),
]

/** Builds those of the named targets that changed, and returns the names of those. */
export async function build(
  names: string[] = [],
  { mode = getMode(process.env.NODE_ENV), log = (_line: string) => {} } = {},
): Promise<string[]> {
  const selected = selectTargets(names)
  const listStale = (all: Target[]) => all.filter((target) => !isUpToDate(target, mode))
  if (listStale(selected).length === 0) return []

  mkdirSync(buildFolder, { recursive: true })
  return withLock(resolveInBuild('lock'), 'building', async () => {
    // Nobody else is building, so what lies here was left by a build that was killed.
    rmSync(resolveInBuild('drafts'), { recursive: true, force: true })
    // Somebody else may have built it while we waited.
    const staleTargets = listStale(selected)
    const failures: string[] = []
    await runTwoAtATime(staleTargets, async (target) => {
      const started = performance.now()
      try {
        await buildTarget(target, mode)
        log(`built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
      } catch (reason) {
        failures.push(`${target.name}: ${reason instanceof Error ? reason.message : String(reason)}`)
      }
    })
    if (failures.length > 0) throw new Error(failures.join('\n'))
    return staleTargets.map(({ name }) => name)
  })
}

/** Builds a target, whether it changed or not. */
export async function buildTarget(target: Target, mode: Mode): Promise<void> {
  const [startedAt, hashBefore] = [Date.now(), hashOfInputs(target, mode)]
  const { compile } = await import('./compile.ts')
  writeStamp(target, mode, { hashBefore, sources: await compile(target, mode), startedAt })
}

function selectTargets(names: string[]): Target[] {
  const unknown = names.filter((name) => !targets.some((target) => target.name === normalizeName(name)))
  if (unknown.length > 0) {
    throw new Error(
      `There is no ${unknown.join(', ')} to build. Choose from ${targets.map((t) => t.name).join(', ')}.`,
    )
  }
  return names.length === 0
    ? targets
    : targets.filter((target) => names.map(normalizeName).includes(target.name))
}

const normalizeName = (name: string) => name.replaceAll('-', '_')

const getMode = (environment: string | undefined): Mode =>
  environment === 'development' ? 'development' : 'production'

async function runTwoAtATime<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const pending = [...items]
  const worker = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) await work(next)
  }
  await Promise.all([worker(), worker()])
}

/** @throws {Error} when a page has become larger than its budget */
async function checkBudgets(): Promise<void> {
  const { listOverspending } = await import('./page-bytes.ts')
  const overspending = listOverspending()
  if (overspending.length > 0)
    throw new Error(['Over the budgets of infra/build/budgets.json:', ...overspending].join('\n'))
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const log = (line: string) => process.stdout.write(`${line}\n`)
  try {
    await build(positionals, { log })
    if (positionals.length === 0 && getMode(process.env.NODE_ENV) === 'production') await checkBudgets()
  } catch (reason) {
    process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`)
    process.exitCode = 1
  }
}
