/** The documents of a request. The pages of one stand beside what the applicant told us, to be read together. */
import { Button, Flex, Typography } from 'antd'
import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import { useRequest } from '../request/request-context.ts'
import { targets } from '../request/section.ts'
import { ApplicantAnswers } from '../sections/ApplicantAnswers.tsx'
import { DocumentPages } from './DocumentPages.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { getContentWarning, getScanLabel, hasPages } from './document.messages.ts'
import styles from './documents.module.css'

export function Documents() {
  const { documents } = useRequest().details
  const head = useRef<HTMLHeadingElement>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = documents.find(({ id }) => id === selectedId)
  return (
    <div className={selected && styles.beside}>
      <Card title="Documents" id={targets.documents.cardId} headingRef={head}>
        {documents.length === 0 ? (
          <p className={parts.inside}>No documents.</p>
        ) : (
          <RowList>
            {documents.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                isSelected={document === selected}
                onSelect={() => setSelectedId(document === selected ? null : document.id)}
              />
            ))}
          </RowList>
        )}
      </Card>
      {selected && (
        <>
          <div className={styles.pages}>
            {/* Another document begins at its first page. */}
            <DocumentPages
              key={selected.id}
              document={selected}
              onClose={() => {
                setSelectedId(null)
                head.current?.focus()
              }}
            />
          </div>
          <ApplicantAnswers />
        </>
      )}
    </div>
  )
}

/** One document: the result of its virus scan, a way to its pages, and a download. */
function DocumentItem({
  document,
  isSelected,
  onSelect,
}: {
  document: RequestDocumentFragment
  /** Whether its pages stand beside the list. */
  isSelected: boolean
  onSelect(): void
}) {
  const { label, tone } = getScanLabel(document)
  const warning = getContentWarning(document)
  const isInfected = document.scan === 'infected'

  return (
    <Row>
      <Flex vertical align="start" gap={4}>
        <b className={parts.written}>{document.name}</b>
        <Typography.Text type="secondary">
          {formatFileSize(document.size)}, added <DateTime value={document.addedAt} />
        </Typography.Text>
        <Flex component="span" wrap gap="small">
          <Badge tone={tone}>{label}</Badge>
          {document.activeContent && !document.needsPassword && <Badge tone="amber">Active content</Badge>}
        </Flex>
        {warning && !isInfected && <Typography.Text type="secondary">{warning}</Typography.Text>}
      </Flex>
      {!isInfected && (
        <Flex wrap gap="small">
          {hasPages(document) && (
            <Button
              icon={<Eye size={18} aria-hidden />}
              aria-label={`Look at it: ${document.name}`}
              aria-pressed={isSelected}
              onClick={onSelect}
            >
              Look at it
            </Button>
          )}
          {!document.activeContent && (
            <DownloadButton document={document} label="Download" name={`Download ${document.name}`} />
          )}
          {document.activeContent && !hasPages(document) && (
            <DownloadButton
              document={document}
              label="Download the original"
              name={`Download the original of ${document.name}`}
            />
          )}
        </Flex>
      )}
    </Row>
  )
}

function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
