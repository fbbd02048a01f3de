/** Gives what a list is narrowed to as a file, and says first how much that is. */
import { Loading, organisationTimeZone, useToast } from '@access/kit'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useSaveFile } from '../../parts/useSaveFile.ts'
import type { Definition, Listed } from '../definition.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { asInput, isNarrowed, type Question } from '../list/question.ts'
import styles from '../management.module.css'
import { windowStyles } from '../window.ts'
import { counted } from '../wording.ts'
import { exportAddress, type Format } from './addresses.ts'

export function ExportDialog<Row extends Listed, Draft extends object>({
  definition: { noun, documents },
  place,
  question,
  onClosed,
}: {
  definition: Definition<Row, Draft>
  place: string
  question: Question
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const asked = asInput({ ...question, page: 1 })
  const [context] = useState({ additionalTypenames: [documents.typename] })
  const [{ data, error }, ask] = useQuery({ query: documents.page, variables: { page: asked }, context })
  const { save, isSaving, refused } = useSaveFile()
  const { toast } = useToast()
  const total = data?.page.total

  async function saveAs(format: Format) {
    const name = `${place.replaceAll('/', '-')}-${today()}.${format}`
    const isSaved = await save(exportAddress(place, format, asked), name)
    if (!isSaved) return toast({ title: 'Error', description: `Failed to export ${noun}s`, tone: 'error' })
    toast({
      title: 'Success',
      description: `${counted(total ?? 0, noun)} exported successfully`,
      tone: 'success',
    })
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={`Export ${noun}s`}
      width="min(100% - 2rem, 30rem)"
      centered
      classNames={windowStyles}
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button disabled={!total || isSaving} onClick={() => saveAs('json')}>
            Save as JSON
          </Button>
          <Button type="primary" disabled={!total} loading={isSaving} onClick={() => saveAs('csv')}>
            Save as CSV
          </Button>
        </>
      }
    >
      {error && <LoadFailed error={error} retry={() => ask({ requestPolicy: 'network-only' })} />}
      {total === undefined && !error && <Loading />}
      {total !== undefined && (
        <>
          <p>
            {isNarrowed(question) ? found(total, noun) : `All ${counted(total, noun)}, with every field.`}
          </p>
          <p>CSV opens in spreadsheets, JSON is for programs. Either can be imported again.</p>
        </>
      )}
      {refused && <Alert className={styles.spaced} type="error" showIcon title={refused} />}
    </Modal>
  )
}

const found = (total: number, noun: string) =>
  total === 0
    ? `No ${noun} is like that, so there is nothing to export.`
    : `The ${counted(total, noun)} that the list is narrowed to, with every field.`

/** The day it is where the organisation is; Canada writes days as ISO does. */
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: organisationTimeZone(), dateStyle: 'short' }).format()
