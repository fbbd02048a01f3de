/** What choosing among the files of the site asks. */
import { gql, type TypedDocumentNode } from 'urql'
import type { PageInput } from '../../definition.ts'

export type StoredFile = {
  id: string
  name: string
  address: string
  width: number | null
  height: number | null
  size: number
}

export const Files: TypedDocumentNode<
  { pageOfFiles: { items: StoredFile[]; total: number } },
  { page: PageInput }
> = gql`
  query Files($page: PageInput!) {
    pageOfFiles(page: $page) {
      items { id name address width height size }
      total
    }
  }
`

export const DeleteFile: TypedDocumentNode<{ deleteFile: { id: string } }, { id: string }> = gql`
  mutation DeleteFile($id: ID!) {
    deleteFile(id: $id) { id }
  }
`
