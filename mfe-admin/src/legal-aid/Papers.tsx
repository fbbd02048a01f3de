/** The papers that came with a request, what the virus check said of each, and a way to save it. */
import { Badge, type BadgeTone } from '@access/kit'
import type { Scan } from '@access/requests/documents/document.rules'
import { Alert, Button } from 'antd'
import { Download } from 'lucide-react'
import { Card } from '../parts/Card.tsx'
import { Moment } from '../parts/Moment.tsx'
import parts from '../parts/parts.module.css'
import { useSaveFile } from '../parts/useSaveFile.ts'
import type { Paper } from './documents.ts'
import styles from './legal-aid.module.css'

const checked: Record<Scan, { says: string; tone: BadgeTone }> = {
  clean: { says: 'No virus found', tone: 'moss' },
  pending: { says: 'Waiting for the virus check', tone: 'amber' },
  infected: { says: 'Contains a virus', tone: 'clay' },
  unscanned: { says: 'Not checked for viruses', tone: 'plain' },
}

export function Papers({ papers }: { papers: Paper[] }) {
  return (
    <Card title="Papers">
      {papers.length === 0 ? (
        <p className={parts.inside}>No papers.</p>
      ) : (
        <ul className={styles.lines}>
          {papers.map((paper) => (
            <OnePaper key={paper.id} paper={paper} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function OnePaper({ paper }: { paper: Paper }) {
  const { save, isSaving, refused } = useSaveFile()
  const { says, tone } = checked[paper.scan as Scan]

  return (
    <li className={styles.line}>
      <div className={styles.paper}>
        <b className={parts.written}>{paper.name}</b>
        <span className={styles.about}>
          {sizeInWords(paper.size)}, added <Moment at={paper.addedAt} />
        </span>
        <Badge tone={tone}>{says}</Badge>
      </div>
      {paper.scan !== 'infected' && (
        <Button
          icon={<Download size={18} aria-hidden />}
          aria-label={`Download ${paper.name}`}
          loading={isSaving}
          onClick={() => save(`/api/admin/documents/${encodeURIComponent(paper.id)}`, paper.name)}
        >
          Download
        </Button>
      )}
      {refused && <Alert className={styles.refused} type="error" showIcon title={refused} />}
    </li>
  )
}

function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
