/**
 * Builds what changed: `node infra/build/build.ts [auth content requests shell mfe_public …] [--watch]`.
 * Without names, everything. A build that nothing has changed for does not even load the compiler.
 */
import { parseArgs } from 'node:util'
import { hashOfInputs, isUpToDate, stamp } from './changed.ts'
import { withLock } from './lock.ts'
import { remoteTarget } from './remotes.ts'
import { serviceTarget } from './services.ts'
import { shellTarget } from './shell.ts'
import { type Mode, remotes, services, type Target } from './targets.ts'

const targets: Target[] = [...services.map(serviceTarget), shellTarget(), ...remotes.map(remoteTarget)]

/** Builds those of the named targets that changed, and returns the names of those. */
export async function build(
  names: string[] = [],
  { mode = modeOf(process.env.NODE_ENV), tell = (_line: string) => {} } = {},
): Promise<string[]> {
  const chosen = choose(names)
  const stale = (all: Target[]) =>
    all
      .map((target) => ({ target, hash: hashOfInputs(target, mode) }))
      .filter(({ target, hash }) => !isUpToDate(target, hash))
  if (stale(chosen).length === 0) return []

  return withLock(async () => {
    // Somebody else may have built it while we waited.
    const todo = stale(chosen)
    const { compile } = await import('./compile.ts')
    const failures: string[] = []
    await twoAtATime(todo, async ({ target, hash }) => {
      const started = performance.now()
      try {
        await compile(target, mode)
        stamp(target, hash)
        tell(`built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
      } catch (reason) {
        failures.push(`${target.name}: ${reason instanceof Error ? reason.message : String(reason)}`)
      }
    })
    if (failures.length > 0) throw new Error(failures.join('\n'))
    return todo.map(({ target }) => target.name)
  })
}

function choose(names: string[]): Target[] {
  const unknown = names.filter((name) => !targets.some((target) => target.name === plain(name)))
  if (unknown.length > 0) {
    throw new Error(
      `There is no ${unknown.join(', ')} to build. Choose from ${targets.map((t) => t.name).join(', ')}.`,
    )
  }
  return names.length === 0 ? targets : targets.filter((target) => names.map(plain).includes(target.name))
}

const plain = (name: string) => name.replaceAll('-', '_')

const modeOf = (environment: string | undefined): Mode =>
  environment === 'development' ? 'development' : 'production'

async function twoAtATime<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next)
  }
  await Promise.all([worker(), worker()])
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { watch: { type: 'boolean' } },
  })
  const tell = (line: string) => process.stdout.write(`${line}\n`)
  try {
    if (values.watch) {
      const { watch } = await import('./watch.ts')
      await watch(choose(positionals), tell)
    } else {
      await build(positionals, { tell })
    }
  } catch (reason) {
    process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`)
    process.exitCode = 1
  }
}
