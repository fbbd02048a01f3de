import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type DocumentNode, Kind, parse, print, validate } from 'graphql'
import { expect, test } from 'vitest'

/** Validates the operations of the screens against the schema of the gateway, since their types are written by hand. */

const root = path.resolve(import.meta.dirname, '../..')
const api = buildSchema(readFileSync(path.join(root, 'gateway/api.graphql'), 'utf8'))
const files = globSync('mfe-*/src/**/*.queries.ts', { cwd: root }).toSorted()

test('the remotes have operations to check', async () => {
  const modules = await Promise.all(files.map((file) => import(path.join(root, file))))
  expect(listOperations(modules).length).toBeGreaterThan(15)
})

for (const file of files)
  test(`the operations of ${file} are valid for the gateway`, async () => {
    const exported: Record<string, unknown> = await import(path.join(root, file))
    for (const document of listOperations(exported))
      expect(validate(api, parse(print(document))).map(({ message }) => message)).toEqual([])
  })

/** The operations that a module exports, by themselves or in objects and lists. */
function listOperations(exported: object): DocumentNode[] {
  return Object.values(exported).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return []
    return (value as DocumentNode).kind === Kind.DOCUMENT ? [value as DocumentNode] : listOperations(value)
  })
}
