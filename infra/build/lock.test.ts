import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

async function lockIn() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  vi.stubEnv('BUILD_DIR', folder)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  return { ...(await import('./lock.ts')), lock: path.join(folder, 'lock') }
}

test('one build waits for the other', async () => {
  const { withLock } = await lockIn()
  const said: string[] = []
  const end = Promise.withResolvers<void>()
  const first = withLock(async () => {
    said.push('first begins')
    await end.promise
    said.push('first ends')
  })
  const second = withLock(async () => void said.push('second'))
  end.resolve()
  await Promise.all([first, second])
  expect(said).toEqual(['first begins', 'first ends', 'second'])
})

test('a build that failed gives way', async () => {
  const { withLock } = await lockIn()
  await expect(withLock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(async () => 'next')).toBe('next')
})

test('the lock of a build that was killed counts for nothing', async () => {
  const { withLock, lock } = await lockIn()
  writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid))
  expect(await withLock(async () => 'built')).toBe('built')
})
