import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type OwnPostgres, startPostgres, withClient } from './index.ts'

function createDataDirectory(mode = 0o711): string {
  const directory = mkdtempSync(join(tmpdir(), 'access-launch-'))
  chmodSync(directory, mode)
  mkdirSync(`${directory}.elsewhere`)
  onTestFinished(() => {
    for (const made of [directory, `${directory}.elsewhere`]) rmSync(made, { recursive: true, force: true })
  })
  return directory
}

async function startServer(dataDir: string, isDurable = false): Promise<OwnPostgres> {
  const postgres = await startPostgres({ dataDir, isDurable, fallbackDirectories: [`${dataDir}.elsewhere`] })
  onTestFinished(() => postgres.stop())
  return postgres
}

const query = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)

test('rows are still there after the parent was killed, a stop, a kill, and a stale pid file of another program', async () => {
  // Longer than the path of a socket may be.
  const dataDir = join(createDataDirectory(), 'a'.repeat(60), 'b'.repeat(60))
  mkdirSync(dataDir, { recursive: true })
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
     const { pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })
     process.stdout.write(String(pid))
     setInterval(() => {}, 1000)`,
  ])
  const pid = await new Promise<string>((resolve) =>
    parent.stdout.once('data', (data) => resolve(String(data))),
  )
  parent.kill('SIGKILL')
  await new Promise((resolve) => parent.once('exit', resolve))

  const adopted = await startServer(dataDir, true)
  expect(adopted).toMatchObject({ isAdopted: true, pid: Number(pid) })
  await query(adopted.adminUrl, 'create table kept as select 42 as answer')
  await assertClosed(dataDir, adopted)
  // As a folder is that was made with the locale C.
  await query(adopted.adminUrl, `update pg_database set datctype = 'C'`)
  await adopted.stop()

  const expectRows = async ({ adminUrl, isAdopted }: OwnPostgres) => {
    expect(isAdopted).toBe(false)
    expect(await query(adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
  }
  const second = await startServer(dataDir, true)
  await expectRows(second)
  expect(await query(second.adminUrl, `select from pg_database where datctype = 'C'`)).toEqual([])

  process.kill(second.pid, 'SIGKILL')
  const third = await startServer(dataDir, true)
  await expectRows(third)

  const pidFile = join(third.directory, 'cluster', 'postmaster.pid')
  const left = readFileSync(pidFile, 'utf8')
  process.kill(third.pid, 'SIGKILL')
  await expect.poll(() => existsSync(`/proc/${third.pid}`)).toBe(false)
  const other = spawn('sleep', ['60'], { uid: statSync(pidFile).uid })
  onTestFinished(() => void other.kill())
  writeFileSync(pidFile, left.replace(/^\d+/, String(other.pid)))
  await expectRows(await startServer(dataDir, true))
})

/** No port is opened, and a password is asked for that its owner alone can read. */
async function assertClosed(dataDir: string, { adminUrl }: OwnPostgres) {
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
  expect(await query(adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  const wrong = adminUrl.replace(/:[0-9a-f]+@/, ':wrong@')
  await expect(query(wrong, 'select 1')).rejects.toThrow(/password authentication failed/)
}

test.runIf(process.getuid?.() === 0)(
  'root may keep its data where nobody else can enter: the cluster lies elsewhere, the same place each time, and is no other data directory’s',
  async () => {
    const dataDir = createDataDirectory(0o700)
    const first = await startServer(dataDir)
    expect(first.directory.startsWith(`${dataDir}/`)).toBe(false)
    await query(first.adminUrl, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await startServer(dataDir)
    expect(second.directory).toBe(first.directory)
    expect(await query(second.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
    // A new data directory of the same name.
    rmSync(join(dataDir, 'postgres-password'))
    const third = await startServer(dataDir)
    await expect(query(third.adminUrl, 'select answer from kept')).rejects.toThrow(/does not exist/)
  },
)
