// Which operations are executed at all: persisted ones, by their text or their hash, and any other of somebody who has
// signed in. Decided before GraphQL reads a word of them.
import type { Request, RequestHandler, Response } from 'express'
import type { Context } from '../context/request-context.ts'
import { createContext } from '../context/request-context.ts'
import { operationLimits } from './operation-limits.ts'
import { hashOperation, type PersistedOperations } from './persisted-operations.ts'
import { createBusyError } from './public-errors.ts'

interface Options {
  persistedOperations: PersistedOperations
  /** Anonymous clients may send operations of their own. */
  allowsArbitraryOperations: boolean
  /** Rejects while the sessions cannot be checked. */
  isSignedIn(context: Context): Promise<boolean>
}

/** Answers 400 with a stable code to what is not executed. */
export function createOperationGuard({
  persistedOperations,
  allowsArbitraryOperations,
  isSignedIn,
}: Options): RequestHandler {
  return async (request, response, next) => {
    const operation = readOperation(request)
    // Batches and bodies without an operation: GraphQL's server rejects them.
    if (!operation) return next()
    if (operation.hash !== undefined) {
      const text =
        persistedOperations.find(operation.hash) ?? (await persistedOperations.findNew(operation.hash))
      if (text === undefined)
        return sendError(response, 400, 'PERSISTED_QUERY_NOT_FOUND', 'There is no operation of this id.')
      request.body = { ...request.body, query: text }
      return next()
    }
    const hash = hashOperation(operation.text)
    if (persistedOperations.find(hash)) return next()
    // Texts stay in memory as long as their documents.
    if (operation.text.length > operationLimits.characters)
      return sendError(response, 400, 'BAD_REQUEST', 'This operation is too long.')
    if (allowsArbitraryOperations || (await persistedOperations.findNew(hash))) return next()
    try {
      if (await isSignedIn(createContext(request))) return next()
    } catch {
      const { message, extensions } = createBusyError()
      response.setHeader('retry-after', '5')
      return sendError(response, 503, String(extensions.code), message)
    }
    sendError(response, 400, 'QUERY_NOT_IN_SAFELIST', 'Only the operations of our own pages are answered.')
  }
}

type SentOperation = { hash: string; text?: never } | { text: string; hash?: never }

/** The text or the hash of the operation; the hash only where there is no text. */
function readOperation({ method, query, body }: Request): SentOperation | null {
  if (method === 'GET') return typeof query.query === 'string' ? { text: query.query } : null
  const { query: text, documentId } = (body ?? {}) as Record<string, unknown>
  if (typeof text === 'string') return { text }
  return typeof documentId === 'string' ? { hash: documentId.replace(/^sha256:/, '') } : null
}

function sendError(response: Response, status: number, code: string, message: string) {
  response.status(status).json({ errors: [{ message, extensions: { code } }] })
}
