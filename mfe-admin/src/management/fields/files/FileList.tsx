/** A page of the pictures and PDFs that match, the newest first. */
import type { FileKind } from '@access/content/files/file.rules'
import type { ReactNode } from 'react'
import parts from '../../../components/components.module.css'
import { EmptyList } from '../../../components/EmptyList.tsx'
import { Pager } from '../../../components/Pager.tsx'
import { QueryResult } from '../../../data/QueryResult.tsx'
import { type LiveQuery, useLiveQuery } from '../../../data/use-live-query.ts'
import { FilesDocument, type FilesQuery, type StoredFileFragment } from './files.generated.ts'

type FileQuery = { search: string; kind: FileKind | undefined; page: number; pageSize: number }

export const useFiles = ({ search, kind, page, pageSize }: FileQuery) =>
  useLiveQuery(
    FilesDocument,
    {
      page: {
        search,
        filters: kind ? [{ column: 'kind', value: kind }] : [],
        offset: (page - 1) * pageSize,
        limit: pageSize,
      },
    },
    'StoredFile',
  )

export const FileList = ({
  query,
  page,
  pageSize,
  empty,
  onPage,
  children,
}: Pick<FileQuery, 'page' | 'pageSize'> & {
  query: LiveQuery<FilesQuery>
  /** Shown in place of a list without files. */
  empty: string
  onPage(page: number): void
  children(file: StoredFileFragment): ReactNode
}) => (
  <QueryResult query={query}>
    {({ pageOfFiles: { items, total } }) => (
      <>
        {items.length === 0 && <EmptyList>{empty}</EmptyList>}
        <ul className={`${parts.tiles} ${parts.strip}`} aria-label="Files">
          {items.map(children)}
        </ul>
        <Pager page={page} total={total} pageSize={pageSize} onChange={onPage} />
      </>
    )}
  </QueryResult>
)
