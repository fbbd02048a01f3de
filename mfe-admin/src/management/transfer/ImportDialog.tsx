/** Imports a file of items: a dry run first, then all or nothing. */

import { isolate, useToast } from '@access/kit'
import { Alert, Upload as AntdUpload, Button, Modal, Typography } from 'antd'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../components/change.messages.ts'
import { downloadBlob } from '../../components/download-blob.ts'
import { giveTo, takeAll } from '../../components/FileButton.tsx'
import screen from '../../components/screen.module.css'
import { useDialog } from '../../components/use-dialog.ts'
import type { Definition } from '../definition/definition.ts'
import { buildEmptyTable } from './csv.ts'
import { countStored, formatImportSummary } from './import-report.ts'
import { RowErrors } from './RowErrors.tsx'
import { type ImportStage, useImport } from './use-import.ts'

const accept = '.csv,.json,.jsonl,.txt,text/csv,application/json'

export function ImportDialog({
  definition: { noun, path, defaultValues },
  apiPath,
  onClosed,
}: {
  definition: Definition
  apiPath: string
  /** Called once the dialog has closed, with whether anything was imported. */
  onClosed(isDone: boolean): void
}) {
  const { close, modal } = useDialog(() => onClosed(isDone), '47.5rem')
  const [isDone, setDone] = useState(false)
  const { stage, problem, check, store } = useImport(apiPath)
  const { toast } = useToast()
  const report = stage.status === 'checked' ? stage.report : null
  const isBusy = stage.status === 'importing' || stage.status === 'checking'
  const isImporting = stage.status === 'importing'
  const count = report && report.errorCount === 0 ? countStored(report) : 0

  async function confirm() {
    if (stage.status !== 'checked') return
    const storedCount = await store(stage.file, stage.report)
    if (storedCount === null)
      return toast({ title: 'Error', description: `Failed to import ${noun}s`, tone: 'error' })
    toast({
      title: 'Success',
      description: `${formatCount(storedCount, noun)} imported successfully`,
      tone: 'success',
    })
    setDone(true)
    close()
  }

  return (
    <Modal
      {...modal}
      title={`Import ${noun}s`}
      mask={{ closable: false }}
      // A running import cannot be cancelled, so the dialog cannot be closed.
      closable={!isImporting}
      keyboard={!isImporting}
      // The list is fetched again, and the trigger button is replaced.
      focusable={{ focusTriggerAfterClose: !isDone }}
      cancelButtonProps={{ disabled: isImporting }}
      okText={count > 0 ? `Import ${formatCount(count, noun)}` : isImporting ? 'Importing...' : 'Import'}
      okButtonProps={{ disabled: count === 0, loading: isImporting }}
      onOk={confirm}
    >
      <p>
        A row with the id of a {noun} updates that {noun}; a row without an id creates a new one. The changes
        are shown before anything is imported.
      </p>
      <p>
        <Button
          type="link"
          icon={<Download size={18} aria-hidden />}
          onClick={() => downloadBlob(buildEmptyTable(Object.keys(defaultValues)), `${path}-empty.csv`)}
        >
          Download template
        </Button>
      </p>
      <AntdUpload.Dragger
        accept={takeAll(accept)}
        hasControlInside
        showUploadList={false}
        disabled={isBusy}
        beforeUpload={giveTo(check)}
        data-testid="table-file"
      >
        <Button icon={<Upload size={18} aria-hidden />} disabled={isBusy}>
          {stage.status === 'waiting' ? 'Choose a file' : 'Choose another file'}
        </Button>{' '}
        <Typography.Text type="secondary">
          {stage.status === 'waiting' ? 'or drop it here: CSV or JSON, up to 50 MB' : stage.file.name}
        </Typography.Text>
      </AntdUpload.Dragger>
      <p role="status" className={screen.spaced}>
        <strong>{formatStage(stage)}</strong>
      </p>
      {/* Apart from the status, which would be read out with every number. */}
      {stage.status === 'checking' && stage.rows && (
        <Typography.Text type="secondary">{stage.rows.toLocaleString('en-US')} rows checked</Typography.Text>
      )}
      {problem && <Alert type="error" showIcon title={problem} />}
      {report?.note && <Alert className={screen.spaced} type="warning" showIcon title={report.note} />}
      {report && report.errorCount > 0 && <RowErrors report={report} />}
    </Modal>
  )
}

function formatStage(stage: ImportStage): string {
  if (stage.status === 'waiting') return ''
  if (stage.status === 'checked') return `${formatImportSummary(stage.report)}.`
  return `${stage.status === 'checking' ? 'Checking' : 'Importing'} ${isolate(stage.file.name)}...`
}
