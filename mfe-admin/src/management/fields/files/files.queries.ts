/** What choosing among the files of the site asks. */
import { gql, type TypedDocumentNode } from 'urql'
import type { PageInput } from '../../definition/definition.ts'

export type StoredFile = {
  id: string
  name: string
  url: string
  width: number | null
  height: number | null
  size: number
}

export const filesQuery: TypedDocumentNode<
  { pageOfFiles: { items: StoredFile[]; total: number } },
  { page: PageInput }
> = gql`
  query Files($page: PageInput!) {
    pageOfFiles(page: $page) {
      items { id name url width height size }
      total
    }
  }
`

export const deleteFileMutation: TypedDocumentNode<{ deleteFile: { id: string } }, { id: string }> = gql`
  mutation DeleteFile($id: ID!) {
    deleteFile(id: $id) { id }
  }
`
