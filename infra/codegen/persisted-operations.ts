/** The list of operations that a client's release may send: the SHA-256 of each text, and the text as it is sent. */
import { createHash } from 'node:crypto'
import { stringifyDocument } from '@urql/core'
import type { DocumentNode } from 'graphql'
import { persistedOperationsFile } from '../build/paths.ts'
import { documentPattern } from './generate-documents.ts'
import type { Client } from './operation-files.ts'

/** The list in JSON, read from the generated documents: in another order of fragments a text has another hash. */
export function listPersistedOperations(generatedTexts: string[]): string {
  const byHash = generatedTexts
    .flatMap(readDocuments)
    .map(stringifyDocument)
    .map((text) => [createHash('sha256').update(text).digest('hex'), text] as const)
  return `${JSON.stringify(Object.fromEntries(byHash.toSorted()), null, 2)}\n`
}

/** Where a client's list is, from the root of the repository. */
export const getPersistedOperationsPath = ({ folder }: Client) => `${folder}/${persistedOperationsFile}`

const readDocuments = (generated: string): (DocumentNode | string)[] =>
  Array.from(generated.matchAll(documentPattern), ([, , json]) => JSON.parse(json!) as DocumentNode | string)
