/** Downloads a document; after a question where it has active content. */
import { isolate } from '@access/kit'
import { Alert, Button } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useSaveFile } from '../../data/use-fetch-file.ts'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'

export function DownloadButton({
  document,
  label,
  name,
}: {
  document: RequestDocumentFragment
  label: string
  /** What it is called where the label does not say which document. */
  name?: string
}) {
  const { save, isSaving, errorMessage } = useSaveFile()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        icon={<Download size={18} aria-hidden />}
        aria-label={name}
        loading={isSaving}
        onClick={() =>
          document.activeContent ? setAsking(true) : save(getPath(document, 'download'), document.name)
        }
      >
        {label}
      </Button>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {isAsking && <OriginalDialog document={document} onClosed={() => setAsking(false)} />}
    </>
  )
}

function OriginalDialog({ document, onClosed }: { document: RequestDocumentFragment; onClosed(): void }) {
  const { save, isSaving, errorMessage } = useSaveFile()
  return (
    <ConfirmDialog
      title="Download the original?"
      confirmLabel="Download the original"
      isActing={isSaving}
      errorMessage={errorMessage}
      onConfirm={() => save(getPath(document, 'original'), document.name)}
      onClosed={onClosed}
    >
      <p>
        {isolate(document.name)} has, or may have, scripts, attachments or objects in it. In another program
        they can act as soon as it is opened: send data, start something, or show what is not there.
      </p>
      <p>Download it only where its pages are not enough. The timeline will say that you did.</p>
    </ConfirmDialog>
  )
}

const getPath = ({ id }: RequestDocumentFragment, kind: 'download' | 'original') =>
  `/api/admin/documents/${encodeURIComponent(id)}/${kind}`
