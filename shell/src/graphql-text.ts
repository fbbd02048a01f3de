/**
 * What browsers have of GraphQL's syntax, in place of urql's parser and printer: operations come from the build as the
 * text that is sent, `__typename` and all, so that of a document only its name and kind are ever read.
 */

export const Kind = {
  NAME: 'Name',
  DOCUMENT: 'Document',
  OPERATION_DEFINITION: 'OperationDefinition',
  FIELD: 'Field',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
} as const

type TextDocument = {
  kind: typeof Kind.DOCUMENT
  definitions: object[]
  loc: { source: { body: string } }
}

/** A document that knows its one operation's kind and name, and its text. */
export function parse(body: string): TextDocument {
  const [, operation, name] = /^(query|mutation) (\w+)/.exec(body) ?? []
  if (!name) throw new Error('not an operation that was generated')
  const definition = { kind: Kind.OPERATION_DEFINITION, operation, name: { kind: Kind.NAME, value: name } }
  return { kind: Kind.DOCUMENT, definitions: [definition], loc: { source: { body } } }
}

export const print = ({ loc }: TextDocument): string => loc.source.body

/** An error of the gateway's answer, with what urql has of it. */
export class GraphQLError extends Error {
  override name = 'GraphQLError'
  readonly path: unknown
  readonly originalError: unknown
  readonly extensions: unknown

  constructor(message: string, ...[, , , path, originalError, extensions]: unknown[]) {
    super(message)
    this.path = path
    this.originalError = originalError
    this.extensions = extensions ?? {}
  }
}
