/** What clients send, and whether a schema answers it. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ReleaseLine, readStore } from '@access/service-kit/releases'
import { buildSchema, parse, validate } from 'graphql'
import { buildOperation } from '../../gateway/src/rest/build-operation.ts'
import { routes } from '../../gateway/src/rest/routes.ts'
import { persistedOperationsOfRelease } from '../build/built-remote.ts'
import { persistedOperationsFile } from '../build/paths.ts'
import type { ReleaseContext } from './context.ts'

interface NamedOperation {
  name: string
  text: string
}

/** For so long after it was replaced a page of a release is likely to be open, in milliseconds. */
const openPageTime = 24 * 60 * 60 * 1000

/** A sentence for each operation that the schema does not answer. */
export function listBrokenOperations(api: string, operations: NamedOperation[]): string[] {
  const schema = buildSchema(api)
  return operations.flatMap(({ name, text }) => {
    const [error] = validate(schema, parse(text))
    return error ? [`${name}: ${error.message}`] : []
  })
}

/** The operations in the list of a release. */
export const readOperations = (owner: string, file: string): NamedOperation[] =>
  Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map((text) => ({
    name: `${owner}, ${/^(?:query|mutation|subscription)\s+\w+/.exec(text)?.[0] ?? 'an operation without a name'}`,
    text,
  }))

/** What clients may send now: the shell, every remote that was live within a day, and the REST calls. */
export function listClientOperations({ root, store }: ReleaseContext, api: string): NamedOperation[] {
  const remotes = readStore(store).releases.flatMap((line) => {
    const file = path.join(store.folder, line.name, line.id, persistedOperationsOfRelease)
    return isUsed(line) && existsSync(file) ? readOperations(`${line.name} ${line.id}`, file) : []
  })
  const shell = readOperations('shell', path.join(root, 'shell', persistedOperationsFile))
  const schema = buildSchema(api)
  const rest = routes.map((route) => ({
    name: `${route.method} /api${route.path}`,
    text: buildOperation(route, schema).document,
  }))
  return [...remotes, ...shell, ...rest]
}

const isUsed = ({ status, since }: ReleaseLine) =>
  status !== 'retired' || Date.parse(since) > Date.now() - openPageTime
