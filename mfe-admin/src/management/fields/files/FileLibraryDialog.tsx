/** The pictures or PDFs that the site has, the newest first, to use one again or to throw one away. */
import type { FileKind } from '@access/content/files/file.rules'
import { Loading } from '@access/kit'
import { Modal } from 'antd'
import { useState } from 'react'
import { useQuery } from 'urql'
import parts from '../../../components/components.module.css'
import { EmptyList } from '../../../components/EmptyList.tsx'
import { Pager } from '../../../components/Pager.tsx'
import screen from '../../../components/screen.module.css'
import { LoadError } from '../../../data/LoadError.tsx'
import { SearchBox } from '../../list/SearchBox.tsx'
import { DeleteFileDialog } from './DeleteFileDialog.tsx'
import { FileTile } from './FileTile.tsx'
import { FilesDocument, type StoredFileFragment } from './files.generated.ts'
import { fileMessages } from './files.messages.ts'

const perPage = 12
// An empty list names no type by which the first file could refresh it.
const context = { additionalTypenames: ['StoredFile'] }

export function FileLibraryDialog({
  kind,
  onSelect,
  onClosed,
}: {
  kind: FileKind
  onSelect(file: StoredFileFragment): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [query, setQuery] = useState({ search: '', page: 1 })
  const [fileToDelete, setFileToDelete] = useState<StoredFileFragment | null>(null)
  const [{ data, error, fetching }, refetch] = useQuery({
    query: FilesDocument,
    variables: {
      page: {
        search: query.search,
        filters: [{ column: 'kind', value: kind }],
        offset: (query.page - 1) * perPage,
        limit: perPage,
      },
    },
    // Whatever was uploaded a moment ago is what one looks for.
    requestPolicy: 'cache-and-network',
    context,
  })
  const { items = [], total = 0 } = data?.pageOfFiles ?? {}

  function select(file: StoredFileFragment) {
    onSelect(file)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={fileMessages[kind].title}
      width="min(100% - 2rem, 47.5rem)"
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={null}
    >
      <div className={screen.spaced}>
        <SearchBox
          value={query.search}
          isFetching={fetching}
          onSearch={(search) => setQuery({ search, page: 1 })}
        />
      </div>
      {error && <LoadError error={error} retry={() => refetch({ requestPolicy: 'network-only' })} />}
      {!data && !error && <Loading />}
      {data && items.length === 0 && (
        <EmptyList>{query.search ? fileMessages[kind].nothing : fileMessages[kind].empty}</EmptyList>
      )}
      <ul className={parts.tiles}>
        {items.map((file) => (
          <FileTile
            key={file.id}
            file={file}
            onSelect={() => select(file)}
            onDelete={() => setFileToDelete(file)}
          />
        ))}
      </ul>
      <Pager
        page={query.page}
        total={total}
        pageSize={perPage}
        onChange={(page) => setQuery({ ...query, page })}
      />
      {fileToDelete && <DeleteFileDialog file={fileToDelete} onClosed={() => setFileToDelete(null)} />}
    </Modal>
  )
}
