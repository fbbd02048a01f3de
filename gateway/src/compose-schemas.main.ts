// Composes the schemas that it reads, as JSON by the name of the service; prints `{ supergraph, api }`, or `{ problems }`.
import { stdin, stdout } from 'node:process'
import { json } from 'node:stream/consumers'
import { composeSchemas } from './compose-schemas.ts'

const schemas = (await json(stdin)) as Record<string, string>
stdout.write(JSON.stringify(composeSchemas(schemas)))
