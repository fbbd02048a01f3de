/** The interface as it describes itself: the operations of an OpenAPI document, one by one. */
import type { JsonSchema as AnySchema } from 'json-schema-faker'

export type JsonSchema = Exclude<AnySchema, boolean>

interface MediaType {
  schema: JsonSchema
  example?: object
}

interface OperationObject {
  operationId: string
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, { content?: Record<string, MediaType> }>
  security: object[]
}

export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, JsonSchema> }
}

/** An operation with its place. */
export interface Operation extends OperationObject {
  method: string
  path: string
}

export const listOperations = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )

export const fetchOpenApi = async (url: string) =>
  (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi

/** Another is tried with `FUZZ_SEED`; a failing run names the one it had. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_260_101)
