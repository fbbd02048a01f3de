/** One document: the result of its virus scan, its pages, and a download; after a question where it has active content. */
import { Badge } from '@access/kit'
import { Alert, Button } from 'antd'
import { Download, Eye } from 'lucide-react'
import { useState } from 'react'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { useSaveFile } from '../../data/use-save-file.ts'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import request from '../request/request.module.css'
import { getContentWarning, getScanLabel } from './document.messages.ts'
import styles from './documents.module.css'
import { OriginalDialog } from './OriginalDialog.tsx'
import { PagesDialog } from './PagesDialog.tsx'

export function DocumentItem({ document }: { document: RequestDocumentFragment }) {
  const { save, isSaving, errorMessage } = useSaveFile()
  const [openDialog, setOpenDialog] = useState<'pages' | 'original' | null>(null)
  const { label, tone } = getScanLabel(document)
  const warning = getContentWarning(document)
  const isInfected = document.scan === 'infected'
  const hasPages = document.kind === 'pdf' && !document.needsPassword

  return (
    <li className={request.item}>
      <div className={request.document}>
        <b className={parts.written}>{document.name}</b>
        <span className={request.meta}>
          {formatFileSize(document.size)}, added <DateTime value={document.addedAt} />
        </span>
        <span className={styles.badges}>
          <Badge tone={tone}>{label}</Badge>
          {document.activeContent && !document.needsPassword && <Badge tone="amber">Active content</Badge>}
        </span>
        {warning && !isInfected && <p className={request.meta}>{warning}</p>}
      </div>
      {!isInfected && (
        <div className={styles.actions}>
          {hasPages && (
            <Button
              icon={<Eye size={18} aria-hidden />}
              aria-label={`Look at it: ${document.name}`}
              onClick={() => setOpenDialog('pages')}
            >
              Look at it
            </Button>
          )}
          {!document.activeContent && (
            <Button
              icon={<Download size={18} aria-hidden />}
              aria-label={`Download ${document.name}`}
              loading={isSaving}
              onClick={() =>
                save(`/api/admin/documents/${encodeURIComponent(document.id)}/download`, document.name)
              }
            >
              Download
            </Button>
          )}
          {document.activeContent && !hasPages && (
            <Button
              icon={<Download size={18} aria-hidden />}
              aria-label={`Download the original of ${document.name}`}
              onClick={() => setOpenDialog('original')}
            >
              Download the original
            </Button>
          )}
        </div>
      )}
      {errorMessage && <Alert className={request.error} type="error" showIcon title={errorMessage} />}
      {openDialog === 'pages' && (
        <PagesDialog
          document={document}
          onClosed={(isOriginalRequested) => setOpenDialog(isOriginalRequested ? 'original' : null)}
        />
      )}
      {openDialog === 'original' && (
        <OriginalDialog document={document} onClosed={() => setOpenDialog(null)} />
      )}
    </li>
  )
}

function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
