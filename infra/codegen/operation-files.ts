/** The `.graphql` files of the packages that query the gateway. */
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, visit } from 'graphql'
import { listProjectFiles, readText } from '../quality/sources.ts'

/** A package whose releases bring operations along, and where its TypedDocumentNode comes from. */
export interface Client {
  folder: string
  documentNodeImport: string
  /** Whether browsers send its operations: they get them as text, and need no parser or printer. */
  isInBrowser: boolean
}

export const clients: Client[] = [
  { folder: 'mfe-public', documentNodeImport: 'urql#TypedDocumentNode', isInBrowser: true },
  { folder: 'mfe-get-help', documentNodeImport: 'urql#TypedDocumentNode', isInBrowser: true },
  { folder: 'mfe-admin', documentNodeImport: 'urql#TypedDocumentNode', isInBrowser: true },
  { folder: 'shell', documentNodeImport: '@urql/core#TypedDocumentNode', isInBrowser: false },
]

export interface OperationFile {
  /** From the root of the repository. */
  path: string
  document: DocumentNode
}

/** The operation files of a client, by path. */
export function readOperationFiles({ folder }: Client): OperationFile[] {
  return listProjectFiles(folder)
    .filter((path) => path.endsWith('.graphql'))
    .toSorted()
    .map((path) => ({ path, document: parse(readText(path), { noLocation: true }) }))
}

/** The fragments that a file spreads and another file of the client defines, theirs included. */
export function listExternalFragments(
  { document }: OperationFile,
  files: OperationFile[],
): FragmentDefinitionNode[] {
  const definitions = files.flatMap((file) => file.document.definitions).filter(isFragment)
  const external = new Map<string, FragmentDefinitionNode>()
  const collectSpreads = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = definitions.find((definition) => definition.name.value === name)
        if (!fragment || external.has(name) || document.definitions.includes(fragment)) return
        external.set(name, fragment)
        collectSpreads(fragment)
      },
    })
  collectSpreads(document)
  return [...external.values()]
}

/** Whether a definition is a fragment's. */
export const isFragment = (node: { kind: Kind }): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION
