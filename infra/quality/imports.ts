/**
 * Checks who imports whom, over every import statement of the sources: `node infra/quality/imports.ts`
 *
 * Types count as well: what may not be used may not be known either.
 */

import { builtinModules } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { importTable, type Row } from './import-table.ts'
import { listProjectFiles, readText, reportProblems } from './sources.ts'

/** Our packages: what each publishes by its `exports`, as paths from the root. */
export interface Package {
  name: string
  folder: string
  exports: Record<string, string>
}

export const sourceFilePattern = /\.(?:ts|tsx|mjs)$/
export const isTest = (file: string) => /\.(?:test|journey|call|long)\.tsx?$|(?:^|\/)testing\//.test(file)

/** One sentence for each import that the table does not allow. */
export function findForbiddenImports(files: Record<string, string>, packages: Package[]): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const row = importTable.find(({ from }) => from.test(file))
    if (!row) return []
    return listImports(file, text)
      .map((specifier) => ({ specifier, target: resolveTarget(file, specifier, packages) }))
      .filter(({ target }) => target && !isAllowed(row, file, target))
      .map(
        ({ specifier, target }) =>
          `${file} imports ${specifier}${target === specifier ? '' : ` (${target})`}, but ${row.importer} may import ${row.allowedText}`,
      )
  })
}

/** What a file imports or exports again, static or not, as it is written there. */
export function listImports(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  )
  const staticSpecifiers = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...reexports].map(
    ({ value }) => value,
  )
  const dynamicSpecifiers = dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
    parseLiteral(text.slice(start, end)),
  )
  return [...new Set([...staticSpecifiers, ...dynamicSpecifiers])]
}

/** The text of a string literal; what is worked out at run time cannot be known here. */
const parseLiteral = (code: string): string[] => /^(['"`])([^'"`$]+)\1$/.exec(code)?.slice(2) ?? []

/** The path from the root that an import leads to, `npm:name`, or undefined for Node's own modules. */
export function resolveTarget(file: string, specifier: string, packages: Package[]): string | undefined {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return undefined
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const ownPackage = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (ownPackage) return resolvePublished(ownPackage, specifier)
  return `npm:${specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')}`
}

function resolvePublished({ name, folder, exports }: Package, specifier: string): string {
  const exportPath = `.${specifier.slice(name.length)}`
  for (const [exportKey, exportTarget] of Object.entries(exports)) {
    const [prefix = '', suffix] = exportKey.split('*')
    if (
      suffix === undefined
        ? exportKey !== exportPath
        : !(exportPath.startsWith(prefix) && exportPath.endsWith(suffix))
    )
      continue
    const wildcard =
      suffix === undefined ? '' : exportPath.slice(prefix.length, exportPath.length - suffix.length)
    return path.posix.join(folder, exportTarget.replace('*', wildcard))
  }
  return `${folder}: no such export`
}

function isAllowed(row: Row, file: string, target: string): boolean {
  const captured = row.from.exec(file) ?? []
  const patterns = [...row.allowedPatterns, ...(isTest(file) ? (row.allowedInTests ?? []) : [])]
  return patterns.some((pattern) =>
    new RegExp(pattern.replaceAll(/\$(\d)/g, (_, group) => captured[group] ?? '')).test(target),
  )
}

/** The workspaces, and `infra`, which publishes nothing. */
export function listPackages(): Package[] {
  const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] }
  const packages = workspaces.map((folder) => {
    const { name, exports = {} } = JSON.parse(readText(`${folder}/package.json`))
    return { name, folder, exports: typeof exports === 'string' ? { '.': exports } : exports }
  })
  return [...packages, { name: 'infra', folder: 'infra', exports: {} }]
}

/** The folder of the innermost package that a file belongs to. */
export const findPackageFolder = (file: string, packages: Package[]): string | undefined =>
  packages
    .map(({ folder }) => folder)
    .filter((folder) => file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0]

if (import.meta.main) {
  const files = listProjectFiles().filter((file) => sourceFilePattern.test(file))
  reportProblems(
    findForbiddenImports(Object.fromEntries(files.map((file) => [file, readText(file)])), listPackages()),
  )
}
