/**
 * What happens before the programs start, in a container of its own that ends: secrets and databases are made, the
 * services' migrations run, the releases of this image go live where nobody has released others, and each program gets
 * its environment, in a volume that no other program sees. `migrate.ts database` and `migrate.ts releases` do the one or
 * the other: an upgrade's remotes go live when the services that they ask have been replaced.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureKeys, findLive, placeRelease, setStatus } from '@access/service-kit/releases'
import { formatSocketUrl } from '@access/service-kit/transport'
import { readBuiltRemote } from '../build/built-remote.ts'
import { remotes } from '../build/targets.ts'
import { withInstallation } from '../commands/installation.ts'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { createStepList } from '../run/bootstrap/steps.mjs'
import { listDatabaseWarnings } from '../run/database.ts'
import { loadSettings } from '../run/load-settings.ts'
import { ownUser } from '../run/program-users.ts'
import { buildPublicUrl, listPrograms, type Program } from '../run/programs.ts'
import { loadSecrets, services } from '../run/secrets.ts'
import type { Settings } from '../run/settings.ts'
import { completeEnvironment } from './environment.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Each program's own volume, as this container sees it. */
const getEnvironmentFile = (name: string) => `/run/access/environments/${name}/${name}.json`

const getSocket = (name: string) => formatSocketUrl(`/run/access/sockets/${name}.sock`)

/** In milliseconds: how long PostgreSQL may take to start. */
const databaseTimeout = 120_000

/** Who a release is by that came with an image: the next image may take its place. */
const by = 'image'

const parts = { database: migrate, releases: releaseFromImage }

async function migrate() {
  const steps = createStepList()
  await completeEnvironment()
  const settings = loadSettings(root)
  const command = { root, steps }
  const options = { settings, purpose: 'the migrations' }
  await steps.step('databases and migrations', () =>
    waitForDatabase(() =>
      withInstallation(command, options, async ({ server, databases, runServiceCommand }) => {
        for (const warning of await listDatabaseWarnings(server, databases)) steps.line(`  ! ${warning}`)
        for (const name of services) {
          const { code } = await runServiceCommand(name, 'main', ['migrate'])
          if (code !== 0) throw new StartupError(`The migrations of ${name} failed.`)
        }
        const secrets = loadSecrets(settings)
        const addresses = {
          auth: getSocket('auth'),
          content: getSocket('content'),
          requests: getSocket('requests'),
          gateway: getSocket('gateway'),
        }
        const users = ownUser
        const context = { root, settings, secrets, databases, addresses, users }
        for (const program of listPrograms(context)) writeEnvironment(program)
        printAccess(settings, secrets)
      }),
    ),
  )
}

async function waitForDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const deadline = Date.now() + databaseTimeout; ; await wait(1_000)) {
    try {
      return await work()
    } catch (error) {
      const isNotReady =
        error instanceof StartupError && /does not answer|cannot be reached|starting up/.test(error.message)
      if (!isNotReady || Date.now() > deadline) throw error
    }
  }
}

/** Written in one go: a program that waits for it finds the whole. */
function writeEnvironment({ name, env }: Program) {
  const file = getEnvironmentFile(name)
  // Where the image has its compiled code is nowhere to write.
  const { NODE_COMPILE_CACHE: _, PATH: _path, HOME: _home, ...environment } = env
  const authority = process.env.MAIL_CA_FILE
  const certificateAuthority =
    authority && existsSync(authority) ? readFileSync(authority, 'utf8') : undefined
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(
    `${file}.draft`,
    JSON.stringify({ ...environment, DATA_DIR: '/data', certificateAuthority }),
    {
      mode: 0o600,
    },
  )
  renameSync(`${file}.draft`, file)
}

function printAccess(settings: Settings, secrets: ReturnType<typeof loadSecrets>) {
  const lines = [`${buildPublicUrl(settings)}/admin, as ${settings.get('ADMIN_EMAIL')}`]
  if (secrets.isAdminPasswordGenerated) lines.push(`password: ${secrets.adminPassword}`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Makes the remotes of this image live where nobody has released others. The trusted keys are beside them. */
async function releaseFromImage() {
  const folder = '/releases'
  const store = { folder, keyFile: '/data/release-key.pem', keysFile: path.join(folder, 'release-keys.pem') }
  ensureKeys(store)
  for (const { name } of remotes) {
    const live = findLive(store, name)
    const line = placeRelease(store, { ...readBuiltRemote(name), name, by })
    if (!live || (live.by === by && live.id !== line.id)) setStatus(store, line, 'live')
  }
}

try {
  const [part] = process.argv.slice(2)
  if (part !== undefined && !Object.hasOwn(parts, part)) throw new Error(`There is no part ${part}`)
  // The list of trusted keys is there before any program asks for it.
  for (const [name, run] of Object.entries(parts).toReversed())
    if (part === undefined || part === name) await run()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
