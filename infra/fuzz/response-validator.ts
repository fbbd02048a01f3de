/** Validates a response against its operation: status, content type and the body's schema. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenApi, Operation } from './openapi.ts'
import type { HttpResponse } from './send-request.ts'

/** Describes what is wrong with the response; null when it is declared. */
export type ResponseValidator = (operation: Operation, response: HttpResponse) => string | null

export function createResponseValidator({ components }: OpenApi): ResponseValidator {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary(['components', 'example'])
  ajv.addFormat('binary', true)
  const compiled = new Map<object, ValidateFunction>()

  function getValidator(schema: object) {
    if (!compiled.has(schema)) compiled.set(schema, ajv.compile({ ...schema, components }))
    return compiled.get(schema)!
  }

  return ({ responses }, { status, contentType, content }) => {
    const declared = responses[status]
    if (!declared) return `status ${status} is not declared: ${String(content).slice(0, 300)}`
    if (!declared.content)
      return content.length === 0 ? null : `status ${status} declares no body, but has one`
    const media = declared.content[contentType]
    if (!media) return `status ${status} does not declare the content type ${contentType || '(none)'}`
    if (!contentType.endsWith('json')) return null
    const validate = getValidator(media.schema)
    if (validate(JSON.parse(String(content)))) return null
    return `status ${status}: the body ${ajv.errorsText(validate.errors)}: ${String(content).slice(0, 300)}`
  }
}
