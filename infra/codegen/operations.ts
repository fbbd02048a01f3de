// Writes what the clients' operations are generated into: beside each `.graphql` file its types and documents, and a
// list of persisted operations for each client. An operation that the API schema does not know fails.
//   node infra/codegen/operations.ts           writes what is stale
//   node infra/codegen/operations.ts --check   fails when something is
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { listProjectFiles, readText, reportProblems, root } from '../quality/sources.ts'
import {
  generateDocuments,
  getGeneratedPath,
  getPersistedOperationsPath,
  listPersistedOperations,
} from './generate-documents.ts'
import { clients, listExternalFragments, readOperationFiles } from './operation-files.ts'

/** What every generated file should hold, by path from the root. */
async function generateOperations(): Promise<Map<string, string>> {
  const schema = buildSchema(readText('gateway/api.graphql'))
  const generated = new Map<string, string>()
  for (const client of clients) {
    const files = readOperationFiles(client)
    const texts = await Promise.all(
      files.map((file) => generateDocuments(file, listExternalFragments(file, files), client, schema)),
    )
    for (const [index, file] of files.entries()) generated.set(getGeneratedPath(file), texts[index]!)
    generated.set(getPersistedOperationsPath(client), listPersistedOperations(texts))
  }
  return generated
}

const generated = await generateOperations()
const readCommitted = (file: string) => (existsSync(path.join(root, file)) ? readText(file) : '')
const isGenerated = (file: string) =>
  clients.some(({ folder }) => file.startsWith(`${folder}/`)) && /\.generated\.(ts|json)$/.test(file)
const stale = [...generated].filter(([file, text]) => readCommitted(file) !== text)
const orphans = listProjectFiles().filter((file) => isGenerated(file) && !generated.has(file))

if (process.argv.includes('--check'))
  reportProblems(
    [...stale.map(([file]) => file), ...orphans].map(
      (file) => `${file} is stale: node infra/codegen/operations.ts`,
    ),
  )
else {
  for (const [file, text] of stale) writeFileSync(path.join(root, file), text)
  for (const file of orphans) rmSync(path.join(root, file))
}
