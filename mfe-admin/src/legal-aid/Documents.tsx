/** The documents of a request, with their virus scan result and a download. */
import { Badge, type BadgeTone } from '@access/kit'
import type { ScanResult } from '@access/requests/intake/attachments/document.rules'
import { Alert, Button } from 'antd'
import { Download } from 'lucide-react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { useSaveFile } from '../data/use-save-file.ts'
import type { RequestDocumentFragment } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'

const scanLabels: Record<ScanResult, { label: string; tone: BadgeTone }> = {
  clean: { label: 'No virus found', tone: 'moss' },
  pending: { label: 'Virus scan pending', tone: 'amber' },
  infected: { label: 'Contains a virus', tone: 'clay' },
  unscanned: { label: 'Not scanned for viruses', tone: 'plain' },
}

export function Documents({ documents }: { documents: RequestDocumentFragment[] }) {
  return (
    <Card title="Documents">
      {documents.length === 0 ? (
        <p className={parts.inside}>No documents.</p>
      ) : (
        <ul className={styles.list}>
          {documents.map((document) => (
            <DocumentItem key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function DocumentItem({ document }: { document: RequestDocumentFragment }) {
  const { save, isSaving, errorMessage } = useSaveFile()
  const { label, tone } = scanLabels[document.scan as ScanResult]

  return (
    <li className={styles.item}>
      <div className={styles.document}>
        <b className={parts.written}>{document.name}</b>
        <span className={styles.meta}>
          {formatFileSize(document.size)}, added <DateTime value={document.addedAt} />
        </span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {document.scan !== 'infected' && (
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
      {errorMessage && <Alert className={styles.error} type="error" showIcon title={errorMessage} />}
    </li>
  )
}

function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
