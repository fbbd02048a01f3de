import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sharedModuleVersions } from '../../federation.ts'
import { browserSharedModules } from './browser-shared-modules.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Every name that a remote imports from a module, with the file that does. */
function listImportedNames(module: string): { name: string; file: string }[] {
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

test.each(['react-router-dom', 'urql'] as const)(
  'everything that remotes import from %s is shared',
  (module) => {
    const sharedModule = Object.keys(browserSharedModules[module]!.lib())
    expect(listImportedNames(module).filter(({ name }) => !sharedModule.includes(name))).toEqual([])
  },
)

test('shared modules are installed in a version that the remotes accept', () => {
  for (const [name, range] of Object.entries(sharedModuleVersions)) {
    const { version, lib } = browserSharedModules[name]!
    expect(`^${version.split('.')[0]}.0.0`).toBe(range)
    expect(Object.values(lib())).not.toContain(undefined)
  }
})
