import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lentExports, lentVersions } from '../../federation.ts'
import { lentInBrowser } from './lentInBrowser.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Every name that a remote takes from a module, with the file that does. */
function takenFrom(module: string): { name: string; file: string }[] {
  const imports = new RegExp(`import\\s+(?!type\\b)\\{([^}]*)\\}\\s+from\\s+['"]${module}['"]`, 'g')
  return globSync('mfe-*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/'))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(imports)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '))
          .map((name) => ({ name: name.split(' as ')[0]!.trim(), file })),
      ),
    )
}

test.each(['react-router-dom', 'urql'] as const)('everything remotes take from %s is lent', (module) => {
  const lent: readonly string[] = lentExports[module]
  expect(takenFrom(module).filter(({ name }) => !lent.includes(name))).toEqual([])
})

test('what is lent is there, in a version the remotes accept', () => {
  for (const [name, range] of Object.entries(lentVersions)) {
    const lent = lentInBrowser[name as keyof typeof lentInBrowser]
    expect(`^${lent.version.split('.')[0]}.0.0`).toBe(range)
    expect(Object.values(lent.lib())).not.toContain(undefined)
  }
})
