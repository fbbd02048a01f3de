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
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type OwnPostgres, startPostgres } from './index.ts'

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

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('rows are still there after a stop and a start', async () => {
  const dataDir = createDataDirectory()
  const first = await startServer(dataDir)
  await query(first.adminUrl, 'create table kept as select 42 as answer')
  await first.stop()
  const second = await startServer(dataDir)
  expect(second.isAdopted).toBe(false)
  expect(await query(second.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a server whose parent was killed is adopted, with every committed row', async () => {
  const dataDir = createDataDirectory()
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

  const postgres = await startServer(dataDir)
  expect(postgres.isAdopted).toBe(true)
  expect(postgres.pid).toBe(Number(pid))
  expect(await query(postgres.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server that was itself killed starts again', async () => {
  const dataDir = createDataDirectory()
  const first = await startServer(dataDir, true)
  await query(first.adminUrl, 'create table kept as select 42 as answer')
  process.kill(first.pid, 'SIGKILL')
  const second = await startServer(dataDir)
  expect(second.isAdopted).toBe(false)
  expect(await query(second.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a stale pid file, whose pid is that of another program, does not prevent the start', async () => {
  const dataDir = createDataDirectory()
  const first = await startServer(dataDir, true)
  await query(first.adminUrl, 'create table kept as select 42 as answer')
  const pidFile = join(first.directory, 'cluster', 'postmaster.pid')
  const left = readFileSync(pidFile, 'utf8')
  process.kill(first.pid, 'SIGKILL')
  await expect.poll(() => existsSync(`/proc/${first.pid}`)).toBe(false)
  const other = spawn('sleep', ['60'], { uid: statSync(pidFile).uid })
  onTestFinished(() => void other.kill())
  writeFileSync(pidFile, left.replace(/^\d+/, String(other.pid)))

  const second = await startServer(dataDir, true)
  expect(second.isAdopted).toBe(false)
  expect(await query(second.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('no port is opened, and a password is asked for that its owner alone can read', async () => {
  const dataDir = createDataDirectory()
  const postgres = await startServer(dataDir)
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
  expect(await query(postgres.adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  const wrong = postgres.adminUrl.replace(/:[0-9a-f]+@/, ':wrong@')
  await expect(query(wrong, 'select 1')).rejects.toThrow(/password authentication failed/)
})

test('a data directory with a path too long for a socket works', async () => {
  const deep = join(createDataDirectory(), 'a'.repeat(60), 'b'.repeat(60))
  mkdirSync(deep, { recursive: true })
  const postgres = await startServer(deep)
  expect(await query(postgres.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(process.getuid?.() === 0)(
  'root may keep its data where nobody else can enter: the cluster lies elsewhere, the same place each time',
  async () => {
    const dataDir = createDataDirectory(0o700)
    const first = await startServer(dataDir)
    expect(first.directory.startsWith(`${dataDir}/`)).toBe(false)
    await query(first.adminUrl, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await startServer(dataDir)
    expect(second.directory).toBe(first.directory)
    expect(await query(second.adminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
  },
)

test.runIf(process.getuid?.() === 0)(
  'a new data directory never opens the cluster of an earlier one',
  async () => {
    const dataDir = createDataDirectory(0o700)
    const first = await startServer(dataDir)
    await query(first.adminUrl, 'create table kept as select 42 as answer')
    await first.stop()
    rmSync(join(dataDir, 'postgres-password'))
    const second = await startServer(dataDir)
    await expect(query(second.adminUrl, 'select answer from kept')).rejects.toThrow(/does not exist/)
  },
)
