import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepRunning, type Told } from './keepRunning.ts'
import { aFolder } from './testing/folders.ts'

/** A program made of this code, kept running until the test ends; `news` hears what is told of it. */
function keep(code: string, news: Partial<Told> = {}) {
  const folder = aFolder()
  const [file, log] = [path.join(folder, 'program.mjs'), path.join(folder, 'program.log')]
  writeFileSync(file, code)
  const told: Told = { doing: () => {}, died: () => {}, back: () => {}, ...news }
  const kept = keepRunning({ name: 'program', file, env: { PATH: process.env.PATH } }, log, told)
  onTestFinished(() => kept.kill())
  return { kept, log: () => readFileSync(log, 'utf8') }
}

const ready = `process.send({ type: 'ready' }); process.on('disconnect', () => process.exit())\n`

test('it is ready when it says so, and tells before what it is doing', async () => {
  const doing: string[] = []
  const { kept } = keep(`process.send({ type: 'step', text: 'migrations' })\n${ready}`, {
    doing: (what) => doing.push(what),
  })
  await kept.ready
  expect(doing).toEqual(['migrations'])
})

test('what it says goes to its log', async () => {
  const { kept, log } = keep(`process.stdout.write('hello\\n', () => { ${ready} })`)
  await kept.ready
  expect(log()).toBe('hello\n')
})

test('when it dies it is started again, and both are told', async () => {
  const died = Promise.withResolvers<string>()
  const back = Promise.withResolvers<void>()
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
  keep(code, { died: died.resolve, back: back.resolve })
  expect(await died.promise).toBe('exit 3')
  await back.promise
})

test('what stops five times and was never ready is given up, with its log', async () => {
  const { kept } = keep(`process.stderr.write('no database\\n'); process.exitCode = 1`)
  await expect(kept.ready).rejects.toMatchObject({
    message: expect.stringContaining('program stopped 5 times within a minute (exit 1)'),
    log: expect.stringContaining('program.log'),
  })
})

test('one that does not end when it is asked is made to', async () => {
  const { kept } = keep(`process.on('SIGTERM', () => {}); ${ready}`)
  await kept.ready
  await expect(kept.stop(50)).resolves.toBeUndefined()
})

test('one that hangs and does not end when it is asked is started again all the same', async () => {
  const back = Promise.withResolvers<void>()
  const { kept } = keep(`process.on('SIGTERM', () => {}); ${ready}`, { back: back.resolve })
  await kept.ready
  expect(kept.isUp()).toBe(true)
  kept.restart(50)
  await back.promise
  expect(kept.isUp()).toBe(true)
})
