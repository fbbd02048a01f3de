/** The list of operations that a client's release may send: the SHA-256 of each text, and the text as it is sent. */
import { createHash } from 'node:crypto'
import { formatDocument, stringifyDocument } from '@urql/core'
import { type DefinitionNode, type FragmentDefinitionNode, Kind } from 'graphql'
import { type Client, listExternalFragments, type OperationFile } from './operation-files.ts'

/** The list in JSON, by hash. */
export function listPersistedOperations(files: OperationFile[]): string {
  const texts = files.flatMap((file) =>
    file.document.definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((operation) => printOperation(operation, files)),
  )
  const byHash = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const)
  return JSON.stringify(Object.fromEntries(byHash.toSorted()), null, 2)
}

/** Where a client's list is, from the root of the repository. */
export const getPersistedOperationsPath = ({ folder }: Client) =>
  `${folder}/persisted-operations.generated.json`

function printOperation(operation: DefinitionNode, files: OperationFile[]): string {
  const alone: OperationFile = { path: '', document: { kind: Kind.DOCUMENT, definitions: [operation] } }
  const fragments: FragmentDefinitionNode[] = listExternalFragments(alone, files)
  return stringifyDocument(
    formatDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as Parameters<
      typeof formatDocument
    >[0]),
  )
}
