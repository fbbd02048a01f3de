import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { superviseProgram } from './supervise-program.ts'
import { createTestFolder } from './testing/folders.ts'

/** A program made of this code, supervised until the test ends; `waitForReport` resolves when this is reported. */
function superviseScript(code: string, environment: Record<string, string> = {}) {
  const folder = createTestFolder()
  const [file, log] = [path.join(folder, 'program.mjs'), path.join(folder, 'program.log')]
  writeFileSync(file, code)
  const reports: string[] = []
  const supervised = superviseProgram(
    { name: 'program', file, env: { PATH: process.env.PATH, ...environment }, runAs: {} },
    log,
    (line) => reports.push(line),
  )
  onTestFinished(() => supervised.kill())
  const waitForReport = (text: string) => expect.poll(() => reports.join()).toContain(text)
  return { supervised, log: () => readFileSync(log, 'utf8'), waitForReport }
}

const ready = `process.send({ type: 'ready' }); process.on('disconnect', () => process.exit())\n`

test('its output goes to its log, and it is started where no folder above ours is looked into', async () => {
  const { supervised, log } = superviseScript(`process.stdout.write(process.cwd(), () => { ${ready} })`)
  await supervised.whenReady
  expect(log()).toBe('/')
})

test('when it dies it is started again, and both are reported', async () => {
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
  const { waitForReport } = superviseScript(code)
  await waitForReport('program stopped (exit 3) and is started again')
  await waitForReport('program is back')
})

test('a program that ends before it was ready fails the start, with its log', async () => {
  const { supervised } = superviseScript(`process.stderr.write('no database\\n'); process.exitCode = 1`)
  await expect(supervised.whenReady).rejects.toMatchObject({
    message: 'program stopped while it was starting (exit 1): mend what its log says, then start again.',
    lines: ['no database'],
  })
})

test('a program that knows it can never start fails the start at once, in its own words', async () => {
  const { supervised, log } = superviseScript(
    `console.log('tried'); process.send({ type: 'failed', text: 'This database is not ours' }, () => process.exit(1))`,
  )
  await expect(supervised.whenReady).rejects.toMatchObject({ message: 'program: This database is not ours.' })
  await supervised.stop()
  expect(log()).toBe('tried\n')
})

test('a program that ignores SIGTERM is killed', async () => {
  const { supervised } = superviseScript(`process.on('SIGTERM', () => {}); ${ready}`)
  await supervised.whenReady
  await expect(supervised.stop(50)).resolves.toBeUndefined()
})

test.runIf(process.platform === 'linux')(
  'a program has its secrets each time it is started, and nobody reads them from its process',
  async () => {
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
    const { supervised, log, waitForReport } = superviseScript(code, {
      ENCRYPTION_KEY: 'key-of-all-requests',
    })
    await supervised.whenReady
    supervised.restart()
    await waitForReport('program is back')
    expect(log()).toBe('key-of-all-requests true false\n'.repeat(2))
  },
)
