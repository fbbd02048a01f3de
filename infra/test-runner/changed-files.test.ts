import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder } from '../run/testing/folders.ts'
import { listChangedFiles } from './changed-files.ts'

test('what is committed since, changed and new differs from a commit, and no other file does', () => {
  const root = createTestFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd: root })
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)
  const commit = () => {
    git('add', '.')
    git('commit', '-qm', 'More')
  }
  git('init', '-q')
  for (const name of ['kept.ts', 'changed.ts', 'committed.ts']) write(name, 'before')
  commit()
  write('committed.ts', 'after')
  commit()
  write('changed.ts', 'after')
  write('new.ts', 'after')
  expect(listChangedFiles(root, 'HEAD').files.sort()).toEqual(['changed.ts', 'new.ts'])
  expect(listChangedFiles(root, 'HEAD~1').files.sort()).toEqual(['changed.ts', 'committed.ts', 'new.ts'])
  expect(() => listChangedFiles(root, 'nowhere')).toThrow('git knows no commit nowhere')
})
