import { createHash } from 'node:crypto'
import path from 'node:path'
import { createRequest, formatDocument, stringifyDocument } from '@urql/core'
import { buildSchema, type DocumentNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { listProjectFiles, readText, root } from '../quality/sources.ts'
import { generateDocuments, getPersistedOperationsPath } from './generate-documents.ts'
import { type Client, clients, listExternalFragments } from './operation-files.ts'

const schema = buildSchema(
  'type Query { person: Person, people: [Person!]! } type Person { id: ID!, name: String }',
)
const client: Client = { folder: 'app', documentNodeImport: 'urql#TypedDocumentNode', isInBrowser: true }
const buildFile = (text: string, name = 'people') => ({
  path: `app/${name}.graphql`,
  document: parse(text, { noLocation: true }),
})

test('a type says where the schema allows null', async () => {
  const generated = await generateDocuments(
    buildFile('query People { person { id name } }'),
    [],
    client,
    schema,
  )
  expect(generated).toContain(
    'export type PeopleQuery = { person: { id: string, name: string | null } | null };',
  )
  expect(generated).toContain('as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>')
})

test('a fragment of another file is part of the document, with those that it spreads itself', async () => {
  const file = buildFile('query People { people { ...PersonCard } }')
  const cards = buildFile(
    'fragment PersonCard on Person { ...PersonName } fragment PersonName on Person { name }',
    'card',
  )
  const fragments = listExternalFragments(file, [file, cards])
  expect(fragments.map(({ name }) => name.value)).toEqual(['PersonCard', 'PersonName'])
  const generated = await generateDocuments(file, fragments, client, schema)
  expect(generated).toContain('export type PeopleQuery = { people: Array<{ name: string | null }> };')
  expect(generated).not.toContain('export type PersonCardFragment')
})

test('browsers get an operation as the text that they send, servers get it parsed', async () => {
  const file = buildFile('query People { people { name } }')
  const browsers = await generateDocuments(file, [], client, schema)
  expect(browsers).toContain('"query People {\\n  people {\\n    name\\n    __typename\\n  }\\n}" as unknown')
  const servers = await generateDocuments(file, [], { ...client, isInBrowser: false }, schema)
  expect(servers).toContain('{"kind":"Document"')
})

test('a field that the schema does not have fails, with the name of the file', async () => {
  const generating = generateDocuments(buildFile('query People { person { age } }'), [], client, schema)
  await expect(generating).rejects.toThrow('app/people.graphql: Cannot query field "age" on type "Person".')
})

test.each(clients)(
  'every operation of $folder is in its list of persisted operations as it is sent',
  async (listed) => {
    const persisted = JSON.parse(readText(getPersistedOperationsPath(listed))) as Record<string, string>
    const files = listProjectFiles(listed.folder).filter((file) => file.endsWith('.generated.ts'))
    const modules: object[] = await Promise.all(files.map((file) => import(path.join(root, file))))
    const documents = modules.flatMap((exported) =>
      Object.entries(exported).flatMap(([name, value]) => (name.endsWith('Document') ? [value] : [])),
    ) as (DocumentNode | string)[]
    const sent = documents.map((document) =>
      stringifyDocument(formatDocument(createRequest(document, {}).query)),
    )
    expect(sent.length).toBeGreaterThan(0)
    expect(Object.fromEntries(sent.map((text) => [hashText(text), text]))).toEqual(persisted)
  },
)

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')
