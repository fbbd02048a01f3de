// Prints the operations of the REST calls for the API schema that it reads, as JSON: `[{ name: 'GET /api/cases', text }]`.
// A release of a schema validates them against it.
import { stdin, stdout } from 'node:process'
import { text } from 'node:stream/consumers'
import { buildSchema } from 'graphql'
import { buildOperation } from './rest/build-operation.ts'
import { routes } from './rest/routes.ts'

const schema = buildSchema(await text(stdin))
const operations = routes.map((route) => ({
  name: `${route.method} /api${route.path}`,
  text: buildOperation(route, schema).document,
}))
stdout.write(JSON.stringify(operations))
