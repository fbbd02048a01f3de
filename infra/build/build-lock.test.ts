import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

async function loadLockIn() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  vi.stubEnv('BUILD_DIR', folder)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  return { ...(await import('./build-lock.ts')), lock: path.join(folder, 'lock') }
}

test('one build waits for the other', async () => {
  const { withBuildLock } = await loadLockIn()
  const events: string[] = []
  const end = Promise.withResolvers<void>()
  const first = withBuildLock(async () => {
    events.push('first begins')
    await end.promise
    events.push('first ends')
  })
  const second = withBuildLock(async () => void events.push('second'))
  end.resolve()
  await Promise.all([first, second])
  expect(events).toEqual(['first begins', 'first ends', 'second'])
})

test('a failed build releases the lock', async () => {
  const { withBuildLock } = await loadLockIn()
  await expect(withBuildLock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withBuildLock(async () => 'next')).toBe('next')
})

test('the lock of a killed build does not count', async () => {
  const { withBuildLock, lock } = await loadLockIn()
  writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid))
  expect(await withBuildLock(async () => 'built')).toBe('built')
})
