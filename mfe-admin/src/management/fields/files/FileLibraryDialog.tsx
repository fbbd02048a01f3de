/** The pictures or PDFs of the site, newest first, to use again or to delete. */

import type { FileKind } from '@access/content/files/file.rules'
import { Modal } from 'antd'
import { useState } from 'react'
import screen from '../../../components/screen.module.css'
import { useDialog } from '../../../components/use-dialog.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'
import { SearchBox } from '../../list/SearchBox.tsx'
import { FileList, useFiles } from './FileList.tsx'
import { FileTile } from './FileTile.tsx'
import { DeleteFileDocument, type StoredFileFragment } from './files.generated.ts'
import { fileMessages } from './files.messages.ts'

const pageSize = 12

export function FileLibraryDialog({
  kind,
  onSelect,
  onClosed,
}: {
  kind: FileKind
  onSelect(file: StoredFileFragment): void
  onClosed(): void
}) {
  const { close, modal } = useDialog(onClosed, '47.5rem')
  const [query, setQuery] = useState({ search: '', page: 1 })
  const [fileToDelete, setFileToDelete] = useState<StoredFileFragment | null>(null)
  const files = useFiles({ ...query, kind, pageSize })

  function select(file: StoredFileFragment) {
    onSelect(file)
    close()
  }

  return (
    <Modal {...modal} title={fileMessages[kind].title} footer={null}>
      <div className={screen.spaced}>
        <SearchBox
          value={query.search}
          isFetching={!files.data && !files.error}
          onSearch={(search) => setQuery({ search, page: 1 })}
        />
      </div>
      <FileList
        query={files}
        page={query.page}
        pageSize={pageSize}
        empty={query.search ? fileMessages[kind].nothing : fileMessages[kind].empty}
        onPage={(page) => setQuery({ ...query, page })}
      >
        {(file) => (
          <FileTile
            key={file.id}
            file={file}
            onSelect={() => select(file)}
            onDelete={() => setFileToDelete(file)}
          />
        )}
      </FileList>
      {fileToDelete && (
        <DeleteDialog
          noun="file"
          name={fileToDelete.name}
          document={DeleteFileDocument}
          variables={{ id: fileToDelete.id }}
          onClosed={() => setFileToDelete(null)}
        />
      )}
    </Modal>
  )
}
