import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type SupervisionEvents, superviseProgram } from './supervise-program.ts'
import { createTestFolder } from './testing/folders.ts'

/** A program made of this code, supervised until the test ends; `recordEvents` gets its events. */
function superviseScript(
  code: string,
  recordEvents: Partial<SupervisionEvents> = {},
  environment: Record<string, string> = {},
) {
  const folder = createTestFolder()
  const [file, log] = [path.join(folder, 'program.mjs'), path.join(folder, 'program.log')]
  writeFileSync(file, code)
  const events: SupervisionEvents = {
    onActivity: () => {},
    onDeath: () => {},
    onRecovery: () => {},
    ...recordEvents,
  }
  const supervised = superviseProgram(
    { name: 'program', file, env: { PATH: process.env.PATH, ...environment }, runAs: {} },
    log,
    events,
  )
  onTestFinished(() => supervised.kill())
  return { supervised, log: () => readFileSync(log, 'utf8') }
}

const ready = `process.send({ type: 'ready' }); process.on('disconnect', () => process.exit())\n`

test('it is ready when it says so, and reports its activity before', async () => {
  const activities: string[] = []
  const { supervised } = superviseScript(`process.send({ type: 'step', text: 'migrations' })\n${ready}`, {
    onActivity: (what) => activities.push(what),
  })
  await supervised.whenReady
  expect(activities).toEqual(['migrations'])
})

test('its output goes to its log', async () => {
  const { supervised, log } = superviseScript(`process.stdout.write('hello\\n', () => { ${ready} })`)
  await supervised.whenReady
  expect(log()).toBe('hello\n')
})

test('it is started where no folder above ours is looked into', async () => {
  const { supervised, log } = superviseScript(`process.stdout.write(process.cwd(), () => { ${ready} })`)
  await supervised.whenReady
  expect(log()).toBe('/')
})

test('when it dies it is restarted, and both events are sent', async () => {
  const deaths = Promise.withResolvers<string>()
  const recoveries = Promise.withResolvers<void>()
  // The first life ends as soon as it has begun, the second goes on.
  const code = `
    import { existsSync, writeFileSync } from 'node:fs'
    const second = existsSync(import.meta.filename + '.died')
    process.on('disconnect', () => process.exit())
    process.send({ type: 'ready' }, () => {
      if (second) return
      writeFileSync(import.meta.filename + '.died', '')
      process.exit(3)
    })`
  superviseScript(code, { onDeath: deaths.resolve, onRecovery: recoveries.resolve })
  expect(await deaths.promise).toBe('exit 3')
  await recoveries.promise
})

test('a program that stops five times and was never ready fails the start, with its log', async () => {
  const { supervised } = superviseScript(`process.stderr.write('no database\\n'); process.exitCode = 1`)
  await expect(supervised.whenReady).rejects.toMatchObject({
    message: expect.stringContaining('program stopped 5 times within a minute (exit 1)'),
    log: expect.stringContaining('program.log'),
  })
})

test('a program that knows it can never start fails the start at once, in its own words', async () => {
  const { supervised, log } = superviseScript(
    `console.log('tried'); process.send({ type: 'failed', text: 'This database is not ours' }, () => process.exit(1))`,
  )
  await expect(supervised.whenReady).rejects.toMatchObject({ message: 'program: This database is not ours.' })
  await supervised.stop(1_000)
  expect(log()).toBe('tried\n')
})

test('a program that ignores SIGTERM is killed', async () => {
  const { supervised } = superviseScript(`process.on('SIGTERM', () => {}); ${ready}`)
  await supervised.whenReady
  await expect(supervised.stop(50)).resolves.toBeUndefined()
})

test('a program that hangs and ignores SIGTERM is restarted all the same', async () => {
  const recoveries = Promise.withResolvers<void>()
  const { supervised } = superviseScript(`process.on('SIGTERM', () => {}); ${ready}`, {
    onRecovery: recoveries.resolve,
  })
  await supervised.whenReady
  expect(supervised.isUp()).toBe(true)
  supervised.restart(50)
  await recoveries.promise
  expect(supervised.isUp()).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'a program has its secrets each time it is started, and nobody reads them from its process',
  async () => {
    const recovery = Promise.withResolvers<void>()
    // It says what its process and a thread of its own know.
    const code = `
      import { readFileSync } from 'node:fs'
      import { Worker } from 'node:worker_threads'
      const visible = ['environ', 'cmdline'].map((name) => readFileSync('/proc/self/' + name, 'latin1')).join()
      const thread = new Worker(new URL('data:text/javascript,'), { env: {} })
      thread.once('exit', () => {
        console.log(process.env.ENCRYPTION_KEY, visible.includes(process.env.PATH), visible.includes(process.env.ENCRYPTION_KEY))
        ${ready}
      })`
    const { supervised, log } = superviseScript(
      code,
      { onRecovery: recovery.resolve },
      { ENCRYPTION_KEY: 'key-of-all-requests' },
    )
    await supervised.whenReady
    supervised.restart()
    await recovery.promise
    expect(log()).toBe('key-of-all-requests true false\n'.repeat(2))
  },
)
