/** The interface as it describes itself: the operations of an OpenAPI document, one by one. */
import type { JsonSchema, NamedSchemas } from './json-schema-arbitrary.ts'

export interface MediaType {
  schema: JsonSchema
  example?: unknown
}

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: JsonSchema
}

interface OperationObject {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, { content?: Record<string, MediaType> }>
  security?: object[]
}

export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: NamedSchemas }
}

/** An operation with its place. */
export interface Operation extends OperationObject {
  method: string
  path: string
}

export function listOperations({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
}

/** The JSON schema of the operation's body, where it has one. */
export const getJsonBody = ({ requestBody }: Operation) => requestBody?.content['application/json']

export const fetchOpenApi = async (url: string) =>
  (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi

/** Another is tried with `FUZZ_SEED`; a failing run names the one it had. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_260_101)
