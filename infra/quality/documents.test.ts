import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type DocumentNode, Kind, parse, print, validate } from 'graphql'
import { expect, test } from 'vitest'

/** What the screens ask is what the gateway offers: documents are typed by hand, so this is where they are held to it. */

const root = path.resolve(import.meta.dirname, '../..')
const api = buildSchema(readFileSync(path.join(root, 'gateway/api.graphql'), 'utf8'))
const files = globSync('mfe-*/src/**/documents.ts', { cwd: root }).toSorted()

test('both remotes that read have documents to check', async () => {
  const modules = await Promise.all(files.map((file) => import(path.join(root, file))))
  expect(documentsIn(modules).length).toBeGreaterThan(15)
})

for (const file of files)
  test(`the gateway can answer what ${file} asks`, async () => {
    const exported: Record<string, unknown> = await import(path.join(root, file))
    for (const document of documentsIn(exported))
      expect(validate(api, parse(print(document))).map(({ message }) => message)).toEqual([])
  })

/** The documents a module exports, by themselves or in lists by name. */
function documentsIn(exported: object): DocumentNode[] {
  return Object.values(exported).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return []
    return (value as DocumentNode).kind === Kind.DOCUMENT ? [value as DocumentNode] : documentsIn(value)
  })
}
