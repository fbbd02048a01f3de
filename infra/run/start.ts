/**
 * The product, from settings to ready: what `npm start` does once Node and the dependencies are there.
 *
 * The order is the one below; what can happen at once does. Whatever goes wrong, or whoever says stop, ends all that
 * was started.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { isCurrentPassword } from './administrator.ts'
import { buildOnce } from './builds.ts'
import { checkedSettings } from './checkedSettings.ts'
import { openDatabases } from './database.ts'
import { holdDataDir, openDataDir } from './dataDir.ts'
import { buildAndWatch } from './development.ts'
import type { Steps } from './ground/steps.mjs'
import { Trouble } from './ground/trouble.mjs'
import { keepPrograms } from './keepPrograms.ts'
import { keepServer } from './keepServer.ts'
import { freshLogs } from './logs.ts'
import { expectFree, freePorts } from './ports.ts'
import { programsOf, type Surroundings } from './programs.ts'
import { type Running, running } from './running.ts'
import { secretsFile, secretsFor } from './secrets.ts'
import type { Settings } from './settings.ts'
import { endWhenAsked } from './signals.ts'
import { restartWhenStuck } from './stuck.ts'
import { welcome } from './welcome.ts'

/** What every command is given. */
export interface Command {
  root: string
  steps: Steps
  args: string[]
  /** When the command began, in milliseconds since 1970. */
  began: number
}

/** Starts the product and leaves it running until it is told to stop. */
export async function run(command: Command, { watched = false } = {}): Promise<void> {
  if (watched) process.env.NODE_ENV = 'development'
  const settings = checkedSettings(command.root)
  const all = running()
  const kill: (() => void)[] = []
  let sayStopping = () => {}
  const end = () => {
    sayStopping()
    return all.stop()
  }
  endWhenAsked(
    () => {
      command.steps.line('\n  Stopping; Ctrl-C again to do without goodbyes.')
      return end()
    },
    () => {
      for (const one of kill) one()
    },
  )
  // Should we fall over ourselves, nothing stays behind.
  process.on('exit', () => {
    for (const one of kill) one()
  })

  try {
    openDataDir(settings.dataDir)
    const lock = await all.begin(
      () => holdDataDir(settings.dataDir, `the product at ${addressOf(settings)}`),
      async (held) => held.release(),
    )
    sayStopping = () => lock.stopping()
    await expectFree(settings.port, settings.get('HOST'))
    await bringAllUp(command, settings, { all, kill, watched })
  } catch (failure) {
    // Asked to stop in the middle of it, what fails is no news.
    if (all.stopping) return
    await end()
    throw failure
  }
}

interface Means {
  all: Running
  /** What ends each part now, without asking. */
  kill: (() => void)[]
  watched: boolean
}

async function bringAllUp(
  { root, steps, began }: Command,
  settings: Settings,
  { all, kill, watched }: Means,
) {
  const secrets = secretsFor(settings)
  const logs = freshLogs(settings.dataDir, ['build', 'auth', 'content', 'requests', 'gateway', 'shell'])
  const how = { root, settings, log: logs.of('build') }

  const builds = watched
    ? buildAndWatch(how, steps, all)
    : steps.step('Builds', (note) => buildOnce(how, { note, end: all.signal }))
  const database = steps.step('PostgreSQL', async (note) => {
    const server = await all.begin(
      () => keepServer(settings, steps.line),
      (one) => one.stop(),
    )
    kill.push(server.kill)
    note(server.where)
    return { server, databases: await openDatabases(server, settings, secrets) }
  })
  const [changes, { server, databases }] = await Promise.all([builds, database])

  const surroundings: Surroundings = { root, settings, secrets, databases, ports: await innerPorts(settings) }
  const programs = await keepPrograms(programsOf(surroundings), logs, steps, all)
  kill.push(...programs.kept.map((one) => one.kill))
  changes?.restart(programs.kept)
  void restartWhenStuck(programs.kept, surroundings, steps.line, all.signal)

  // Whether the password is still ours takes a process of its own to ask: meanwhile the rest comes up.
  const ours = programs
    .ready('auth')
    .then(() => secrets.adminPasswordIsOurs && isCurrentPassword(surroundings))
    .catch(() => false)
  await programs.allReady
  await expectAnswer(settings, logs.of('shell'))
  const took = Date.now() - began
  const showPassword = await ours
  if (all.stopping) return

  const url = addressOf(settings)
  const keysAreOurs = !settings.get('SEALING_KEY')
  steps.line(
    welcome({
      url,
      email: settings.get('ADMIN_EMAIL'),
      ...(showPassword && { password: secrets.adminPassword }),
      dataDir: settings.dataDir,
      database: server.where,
      databaseIsOurs: server.pid !== undefined,
      ...(keysAreOurs && { keys: secretsFile(settings.dataDir) }),
      took,
    }),
  )
  process.send?.({ type: 'ready', url })
}

/** Where people find it. */
function addressOf(settings: Settings): string {
  return settings.get('PUBLIC_URL').replace(/\/$/, '') || `http://localhost:${settings.port}`
}

/** The inner ports that are set, and free ones for the others. */
async function innerPorts(settings: Settings): Promise<Surroundings['ports']> {
  const names = ['auth', 'content', 'requests', 'gateway'] as const
  const free = await freePorts(names.length)
  const chosen = names.map((name, at) => [
    name,
    Number(settings.get(`${name.toUpperCase()}_PORT`)) || free[at],
  ])
  return Object.fromEntries(chosen)
}

/** Ready is what people can reach: the public origin itself is asked. */
async function expectAnswer(settings: Settings, log: string): Promise<void> {
  const host = settings.get('HOST')
  const reachable = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const url = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${settings.port}/readyz`
  for (const giveUp = Date.now() + 30_000; Date.now() < giveUp; await wait(50)) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  throw new Trouble(
    `${addressOf(settings)} does not answer as it should: look at the log of the shell, then start again.`,
    { log },
  )
}
