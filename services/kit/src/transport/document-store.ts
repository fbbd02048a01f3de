/** Parsed GraphQL operations, as Apollo's servers ask for them: so that none is parsed and validated twice. */

import { LRUCache } from 'lru-cache'

/**
 * In bytes of JSON; parsed without locations, a document takes two to three times as much, and a page's with them and
 * their tokens two and a half times of that. Apollo's own store has 30 MB, which clients fill who each send another
 * operation (`infra/decisions/overload.md`).
 */
export const maxDocumentBytes = 3 * 2 ** 20

export function createDocumentStore<Document extends object>() {
  const documents = new LRUCache<string, Document>({
    maxSize: maxDocumentBytes,
    sizeCalculation: (document) => JSON.stringify(document).length,
  })
  return {
    get: async (key: string) => documents.get(key),
    async set(key: string, document: Document) {
      documents.set(key, document)
    },
    delete: async (key: string) => documents.delete(key),
  }
}
