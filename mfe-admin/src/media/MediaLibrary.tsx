/** The media library: all pictures and PDFs of the site, to find, add, describe and delete. */

import { acceptedMediaTypes, type FileKind, fileKinds } from '@access/content/files/file.rules'
import { parsePageNumber, useToast } from '@access/kit'
import { Flex } from 'antd'
import { useRef, useState } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { FileButton } from '../components/FileButton.tsx'
import { Select } from '../components/Select.tsx'
import { useUrlParameters } from '../components/use-url-parameters.ts'
import { Screen } from '../frame/Screen.tsx'
import { FileList, useFiles } from '../management/fields/files/FileList.tsx'
import { FileTile } from '../management/fields/files/FileTile.tsx'
import type { StoredFileFragment } from '../management/fields/files/files.generated.ts'
import { UploadProgress } from '../management/fields/files/UploadProgress.tsx'
import { useFileUpload } from '../management/fields/files/use-file-upload.ts'
import { SearchBox } from '../management/list/SearchBox.tsx'
import { FileDialog } from './FileDialog.tsx'
import { kindLabels, mediaMessages } from './media.messages.ts'

export default function MediaLibrary() {
  const headingRef = useRef<HTMLHeadingElement>(null)
  return (
    <Screen title="Media library">
      <Card title="All files" headingRef={headingRef}>
        {/* The pressed tile disappears with its file. */}
        <MediaFiles onDeleted={() => headingRef.current?.focus()} />
      </Card>
    </Screen>
  )
}

const pageSize = 24

/** The files that match a search and a kind; each opens with what is known of it. */
function MediaFiles({ onDeleted }: { onDeleted(): void }) {
  const [parameters, changeParameters] = useUrlParameters()
  const search = parameters.get('q') ?? ''
  const kind = fileKinds.find((candidate) => candidate === parameters.get('kind'))
  const page = parsePageNumber(parameters.get('page'))
  const [openedFile, setOpenedFile] = useState<StoredFileFragment | null>(null)
  const query = useFiles({ search, kind, page, pageSize })

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
      <FileList
        query={query}
        page={page}
        pageSize={pageSize}
        empty={search || kind ? mediaMessages.nothing : mediaMessages.empty}
        onPage={(next) => show({ page: next === 1 ? '' : String(next) })}
      >
        {(file) => <FileTile key={file.id} file={file} action="Open" onSelect={() => setOpenedFile(file)} />}
      </FileList>
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

/** A button that adds a file to the library, and how far it has come. */
function UploadFile({ kind, onUploaded }: { kind: FileKind; onUploaded(): void }) {
  const upload = useFileUpload(kind)
  const { toast } = useToast()

  async function send(file: File) {
    if (!(await upload.upload(file))) return
    toast({ title: 'Success', description: 'File uploaded successfully', tone: 'success' })
    onUploaded()
  }

  return (
    <div>
      <FileButton accept={acceptedMediaTypes[kind]} testId={`media-${kind}`} onSelect={send}>
        {kindLabels[kind].upload}
      </FileButton>
      <UploadProgress upload={upload} />
    </div>
  )
}
