/** Takes a file of items: shows what it would do before anything is stored, and stores all of it or nothing. */
import { useToast } from '@access/kit'
import { Alert, Button, Modal } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { handOver } from '../../parts/saveFile.ts'
import type { Definition, Listed } from '../definition.ts'
import { windowStyles } from '../window.ts'
import { counted } from '../wording.ts'
import { ChooseTable } from './ChooseTable.tsx'
import { emptyTable } from './csv.ts'
import { RowErrors } from './RowErrors.tsx'
import { storedBy, summaryOf } from './report.ts'
import styles from './transfer.module.css'
import { type Stage, useImport } from './useImport.ts'

export function ImportDialog<Row extends Listed, Draft extends object>({
  definition: { noun, path, blank },
  place,
  onClosed,
}: {
  definition: Definition<Row, Draft>
  place: string
  /** Told once the window is gone, and whether anything was stored. */
  onClosed(isDone: boolean): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const { stage, problem, look, store } = useImport(place)
  const { toast } = useToast()
  const report = stage.is === 'checked' ? stage.report : null
  const isImporting = stage.is === 'importing'
  const count = report && report.errorCount === 0 ? storedBy(report) : 0

  async function confirm() {
    if (stage.is !== 'checked') return
    const stored = await store(stage.file, stage.report)
    if (stored === null)
      return toast({ title: 'Error', description: `Failed to import ${noun}s`, tone: 'error' })
    toast({
      title: 'Success',
      description: `${counted(stored, noun)} imported successfully`,
      tone: 'success',
    })
    setDone(true)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={`Import ${noun}s`}
      width="min(100% - 2rem, 47.5rem)"
      centered
      classNames={windowStyles}
      mask={{ closable: false }}
      // What is being stored cannot be called back, so there is no way out of it either.
      closable={isImporting ? false : { 'aria-label': 'Close' }}
      keyboard={!isImporting}
      // The list is read again, and the button that was pressed with it.
      focusable={{ focusTriggerAfterClose: !isDone }}
      onCancel={() => setOpen(false)}
      afterClose={() => onClosed(isDone)}
      footer={
        <>
          <Button disabled={isImporting} onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button type="primary" disabled={count === 0} loading={isImporting} onClick={confirm}>
            {count > 0 ? `Import ${counted(count, noun)}` : isImporting ? 'Importing...' : 'Import'}
          </Button>
        </>
      }
    >
      <p>
        A row with the id of a {noun} changes that {noun}; a row without an id adds a new one. What a row
        would do is shown before anything is stored.
      </p>
      <p>
        <Button
          type="link"
          className={styles.template}
          icon={<Download size={18} aria-hidden />}
          onClick={() => handOver(emptyTable(Object.keys(blank)), `${path}-empty.csv`)}
        >
          Download an empty table
        </Button>
      </p>
      <ChooseTable
        name={stage.is === 'waiting' ? null : stage.file.name}
        isBusy={isImporting || stage.is === 'checking'}
        onChosen={look}
      />
      <p role="status" className={styles.summary}>
        {inWords(stage)}
      </p>
      {problem && <Alert type="error" showIcon title={problem} />}
      {report && report.errorCount > 0 && <RowErrors report={report} />}
    </Modal>
  )
}

function inWords(stage: Stage): string {
  if (stage.is === 'waiting') return ''
  if (stage.is === 'checked') return `${summaryOf(stage.report)}.`
  return `${stage.is === 'checking' ? 'Checking' : 'Importing'} ${stage.file.name}...`
}
