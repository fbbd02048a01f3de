/** Operations, and whether a schema answers them. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { type GraphQLSchema, parse, validate } from 'graphql'
import { getBaseEnvironment } from '../run/programs.ts'

/** An operation, and by what name people know it. */
export interface NamedOperation {
  name: string
  text: string
}

/** A sentence for each that the schema does not answer. */
export const listBrokenOperations = (schema: GraphQLSchema, operations: NamedOperation[]): string[] =>
  operations.flatMap(({ name, text }) => {
    const [error] = validate(schema, parse(text))
    return error ? [`${name}: ${error.message}`] : []
  })

/** The operations in the list of a release. */
export const readOperations = (owner: string, list: string): NamedOperation[] =>
  Object.values(JSON.parse(list) as Record<string, string>).map((text) => ({
    name: `${owner}, ${/^(?:query|mutation|subscription)\s+\w+/.exec(text)?.[0] ?? 'an operation without a name'}`,
    text,
  }))

/** The operations of the REST calls, built for this API schema. */
export const listRestOperations = (root: string, api: string): NamedOperation[] =>
  JSON.parse(runTool(path.join(root, 'gateway/src/list-rest-operations.main.ts'), api))

/**
 * What a program of another part printed that read this input.
 *
 * @throws {Error} with its own error
 */
export function runTool(file: string, input: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', file],
    { input, env: getBaseEnvironment(), encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (status === 0) return stdout
  throw new Error(/^\w*Error: (.+)$/m.exec(stderr)?.[1] ?? stderr)
}
