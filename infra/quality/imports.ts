/**
 * Checks who imports whom, over every import statement of the sources: `node infra/quality/imports.ts`
 *
 * Types count as well: what may not be used may not be known either.
 */

import { builtinModules } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { type Row, table } from './importTable.ts'
import { ourFiles, report, textOf } from './sources.ts'

/** Our packages: what each publishes by its `exports`, as paths from the root. */
export interface Package {
  name: string
  folder: string
  exports: Record<string, string>
}

const source = /\.(?:ts|tsx|mjs)$/
const isTest = (file: string) => /\.(?:test|journey)\.tsx?$|(?:^|\/)testing\//.test(file)

/** One sentence for each import that the table does not allow. */
export function forbiddenImports(files: Record<string, string>, packages: Package[]): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const row = table.find(({ from }) => from.test(file))
    if (!row) return []
    return importsOf(file, text)
      .map((specifier) => ({ specifier, target: targetOf(file, specifier, packages) }))
      .filter(({ target }) => target && !isAllowed(row, file, target))
      .map(
        ({ specifier, target }) =>
          `${file} imports ${specifier}${target === specifier ? '' : ` (${target})`}, but ${row.who} may import ${row.mayImport}`,
      )
  })
}

/** What a file imports or exports again, static or not, as it is written there. */
export function importsOf(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const again = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  )
  const named = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...again].map(
    ({ value }) => value,
  )
  const later = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(text.slice(start, end)))
  return [...new Set([...named, ...later])]
}

/** The text of a string literal; what is worked out at run time cannot be known here. */
const literal = (code: string): string[] => /^(['"`])([^'"`$]+)\1$/.exec(code)?.slice(2) ?? []

/** The path from the root that an import leads to, `npm:name`, or nothing for what Node brings. */
function targetOf(file: string, specifier: string, packages: Package[]): string | undefined {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return undefined
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const ours = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (ours) return published(ours, specifier)
  return `npm:${specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')}`
}

function published({ name, folder, exports }: Package, specifier: string): string {
  const wanted = `.${specifier.slice(name.length)}`
  for (const [door, behind] of Object.entries(exports)) {
    const [before = '', after] = door.split('*')
    if (after === undefined ? door !== wanted : !(wanted.startsWith(before) && wanted.endsWith(after)))
      continue
    const star = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length)
    return path.posix.join(folder, behind.replace('*', star))
  }
  return `${folder}: no such export`
}

function isAllowed(row: Row, file: string, target: string): boolean {
  const captured = row.from.exec(file) ?? []
  const patterns = [...row.may, ...(isTest(file) ? (row.inTests ?? []) : [])]
  return patterns.some((pattern) =>
    new RegExp(pattern.replaceAll(/\$(\d)/g, (_, at) => captured[at] ?? '')).test(target),
  )
}

function ourPackages(): Package[] {
  const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: string[] }
  return workspaces.map((folder) => {
    const { name, exports = {} } = JSON.parse(textOf(`${folder}/package.json`))
    return { name, folder, exports: typeof exports === 'string' ? { '.': exports } : exports }
  })
}

if (import.meta.main) {
  const files = ourFiles().filter((file) => source.test(file))
  report(forbiddenImports(Object.fromEntries(files.map((file) => [file, textOf(file)])), ourPackages()))
}
