/** Downloads a document; after a question where it has active content. */
import { Alert, Button } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSaveFile } from '../../data/use-save-file.ts'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import { OriginalDialog } from './OriginalDialog.tsx'

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
          document.activeContent
            ? setAsking(true)
            : save(`/api/admin/documents/${encodeURIComponent(document.id)}/download`, document.name)
        }
      >
        {label}
      </Button>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {isAsking && <OriginalDialog document={document} onClosed={() => setAsking(false)} />}
    </>
  )
}
