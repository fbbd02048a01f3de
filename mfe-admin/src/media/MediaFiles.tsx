/** The files that match a search and a kind, newest first; each opens with what is known of it. */
import { type FileKind, fileKinds } from '@access/content/files/file.rules'
import { parsePageNumber } from '@access/kit'
import { Flex } from 'antd'
import { useState } from 'react'
import parts from '../components/components.module.css'
import { EmptyList } from '../components/EmptyList.tsx'
import { Pager } from '../components/Pager.tsx'
import { Select } from '../components/Select.tsx'
import { useUrlParameters } from '../components/use-url-parameters.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { FileTile } from '../management/fields/files/FileTile.tsx'
import { FilesDocument, type StoredFileFragment } from '../management/fields/files/files.generated.ts'
import { SearchBox } from '../management/list/SearchBox.tsx'
import { FileDialog } from './FileDialog.tsx'
import { kindLabels, mediaMessages } from './media.messages.ts'
import { UploadFile } from './UploadFile.tsx'

const perPage = 24

export function MediaFiles({ onDeleted }: { onDeleted(): void }) {
  const [parameters, changeParameters] = useUrlParameters()
  const search = parameters.get('q') ?? ''
  const kind = fileKinds.find((candidate) => candidate === parameters.get('kind'))
  const page = parsePageNumber(parameters.get('page'))
  const [openedFile, setOpenedFile] = useState<StoredFileFragment | null>(null)
  const query = useLiveQuery(FilesDocument, buildVariables({ search, kind, page }), 'StoredFile')

  /** Another search or kind begins at its first page. */
  function show(change: { q?: string; kind?: string; page?: string }) {
    // Typing must not add history entries.
    changeParameters({ page: '', ...change }, { replace: true })
  }

  return (
    <>
      <Flex wrap align="end" gap="small" className={parts.strip}>
        <SearchBox
          label="Search by name or alternative text"
          value={search}
          isFetching={!query.data && !query.error}
          onSearch={(q) => show({ q })}
        />
        <Select
          aria-label="Kind"
          emptyLabel="Kind: all"
          className={parts.filter}
          options={fileKinds.map((value) => ({ value, label: kindLabels[value].plural }))}
          value={kind ?? ''}
          onChange={(value) => show({ kind: value })}
        />
        {fileKinds.map((value) => (
          <UploadFile key={value} kind={value} onUploaded={query.refetch} />
        ))}
      </Flex>
      <QueryResult query={query}>
        {({ pageOfFiles: { items, total } }) => (
          <>
            {items.length === 0 && (
              <EmptyList>{search || kind ? mediaMessages.nothing : mediaMessages.empty}</EmptyList>
            )}
            <ul className={`${parts.tiles} ${parts.strip}`} aria-label="Files">
              {items.map((file) => (
                <FileTile key={file.id} file={file} action="Open" onSelect={() => setOpenedFile(file)} />
              ))}
            </ul>
            <Pager
              page={page}
              total={total}
              pageSize={perPage}
              onChange={(next) => show({ page: next === 1 ? '' : String(next) })}
            />
          </>
        )}
      </QueryResult>
      {openedFile && (
        <FileDialog
          file={openedFile}
          onClosed={(isDeleted) => {
            setOpenedFile(null)
            if (isDeleted) onDeleted()
          }}
        />
      )}
    </>
  )
}

const buildVariables = ({
  search,
  kind,
  page,
}: {
  search: string
  kind: FileKind | undefined
  page: number
}) => ({
  page: {
    search,
    filters: kind ? [{ column: 'kind', value: kind }] : [],
    offset: (page - 1) * perPage,
    limit: perPage,
  },
})
